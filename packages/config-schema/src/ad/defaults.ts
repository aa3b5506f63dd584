import type { PausePointCount } from '../options/interaction-levels.ts';
import {
  backgroundFields,
  brandingFields,
  ctaFields,
  musicFields,
  outroFields,
  storeUrlFields,
  videoFields,
  wholeAdFields,
} from './fields/ad-fields.ts';
import { sizeFields } from './fields/size-fields.ts';
import { soundEffectFields } from './fields/sound-effect-fields.ts';
import { letteringFields } from './fields/lettering-fields.ts';
import { getDefaults } from './fields/field-values.ts';

/** What a new ad starts with, and what an omitted field means (requirement ad.defaults). */
export const defaults = {
  ...getDefaults(wholeAdFields),
  ...getDefaults(videoFields),
  pausePointCount: 2 as PausePointCount,
  frameRate: 30,
  background: getDefaults(backgroundFields),
  musicVolume: musicFields.volume.default,
  soundEffects: getDefaults(soundEffectFields),
  branding: getDefaults(brandingFields),
  networks: ['meta', 'moloco'],
  cta: getDefaults(ctaFields),
  storeUrls: getDefaults(storeUrlFields),
  outro: getDefaults(outroFields),
  lettering: getDefaults(letteringFields),
  sizes: getDefaults(sizeFields),
  exportOptions: { format: 'zip', optimization: 'standard', includeAnalytics: true },
} as const;

/**
 * The sound effects of ads that start in the wizard. The spin sound is off, because it would play over the sound of the
 * video; the others play while the video does not. An omitted field is off, so ads without these fields stay as they are.
 */
export const newAdSoundEffects = { tap: true, spin: false, stop: true, win: true, coins: true } as const;

/** Texts shown greyed in empty fields of the wizard. */
export const placeholders = {
  ctaLabel: 'Spin!',
  ctaLabelAlternative: 'Play',
  outroLabel: 'Download',
} as const;
