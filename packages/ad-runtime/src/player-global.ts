import { createAd } from './create-ad.ts';

/** The one global of the player's script, which the boot script of every exported file calls. */
(window as { SpinreelAd?: { createAd: typeof createAd } }).SpinreelAd = { createAd };
