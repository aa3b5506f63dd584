import { sliderRanges } from '../../limits/limits.ts';
import type { SoundEffect } from '../../options/options.ts';
import type { Fields, Flag } from './ad-fields.ts';

/** The sounds that the player synthesizes, and their volume: 0 is silent, 1 the loudest that never distorts. */
export const soundEffectFields = {
  tap: { kind: 'flag', default: false, name: 'tap sound' },
  spin: { kind: 'flag', default: false, name: 'spin sound' },
  stop: { kind: 'flag', default: false, name: 'reel stop sound' },
  win: { kind: 'flag', default: false, name: 'win sound' },
  coins: { kind: 'flag', default: false, name: 'coin sound' },
  volume: {
    kind: 'amount',
    range: sliderRanges.soundEffectVolume,
    default: 0.5,
    name: 'loudness of the sound effects',
  },
} as const satisfies Fields & Record<SoundEffect, Flag>;
