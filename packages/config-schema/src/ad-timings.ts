import type { Milliseconds } from './units.ts';

/** How long the winning badge stands over the last frame (product spec, section 9). */
export const winningBadgeMs: Milliseconds = 3000;

/** A video that shows no new picture for so long, although it should play, is given up and the outro is shown. */
export const videoStallMs: Milliseconds = 5000;

/** Two clicks on the call to action within this time are one tap that a web view reported twice. */
export const doubleClickGuardMs: Milliseconds = 400;
