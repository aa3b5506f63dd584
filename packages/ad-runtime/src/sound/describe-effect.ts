import type { SoundEffect } from '@spinreel/config-schema/options/options';
import type { RuntimeEffect } from '../runtime-ad.ts';

/** Samples per second. No effect is above half of this, and the player computes half as many samples as at the usual rate. */
const sampleRate = 22_050;

/** How long the last note can be heard, as a multiple of the time in which a note fades to 37 %. */
const fadeTimes = 6;

/** A note: its start in seconds, and its frequency in hertz. */
type Note = readonly [startSeconds: number, hertz: number];

interface Recipe {
  readonly notes: readonly Note[];
  /** The time in which a note fades to 37 %. */
  readonly fadeSeconds: number;
  readonly ratio: number;
  readonly depth: number;
  /** So that the peak of the effect is below the chosen volume, and that of a win with coins as well. */
  readonly level: number;
}

/** Semitones of a major chord over two octaves. */
const chord = [0, 4, 7, 12, 16, 19, 24];

const recipes: Readonly<Record<SoundEffect, Recipe>> = {
  /** A knock on wood. */
  tap: { notes: [[0, 660]], fadeSeconds: 0.022, ratio: 1.4, depth: 2, level: 0.55 },
  /** Ticks that slow down, as of a wheel. */
  spin: {
    notes: slowDown(44, 0.034, () => 190),
    fadeSeconds: 0.014,
    ratio: 2.7,
    depth: 5,
    level: 0.45,
  },
  /** A heavy reel that falls into place. */
  stop: {
    notes: [
      [0, 82],
      [0.05, 123],
    ],
    fadeSeconds: 0.05,
    ratio: 2.7,
    depth: 4,
    level: 0.4,
  },
  /** A fanfare that rises over two octaves. */
  win: {
    notes: slowDown(7, 0.075, (note) => raise(523, chord[note] ?? 0)),
    fadeSeconds: 0.2,
    ratio: 1,
    depth: 2,
    level: 0.27,
  },
  /** Coins that fall onto each other, fewer and fewer. */
  coins: {
    notes: slowDown(20, 0.045, (note) => raise(1568, chord[(note * 3) % chord.length] ?? 0)),
    fadeSeconds: 0.075,
    ratio: 2.7,
    depth: 2,
    level: 0.16,
  },
};

/**
 * Describes a sound effect to the player. Not part of the player, whose bytes every ad pays for.
 *
 * @param volume - 0 to 1. The peak of the effect is below it.
 */
export function describeEffect(effect: SoundEffect, volume: number): RuntimeEffect {
  const { notes, fadeSeconds, ratio, depth, level } = recipes[effect];
  const last = Math.max(...notes.map(([startSeconds]) => startSeconds));
  return [
    sampleRate,
    Math.ceil((last + fadeTimes * fadeSeconds) * sampleRate),
    round(1 - 1 / (fadeSeconds * sampleRate), 6),
    ratio,
    depth,
    round(level * volume, 3),
    notes.map(([startSeconds, hertz]) => [
      Math.round(startSeconds * sampleRate),
      round((2 * Math.PI * hertz) / sampleRate, 4),
    ]),
  ];
}

/** Returns notes of which each is a little later than the one before. `interval` is the first pause in seconds. */
function slowDown(count: number, interval: number, hertzOf: (note: number) => number): Note[] {
  return Array.from({ length: count }, (_, note) => [interval * note ** 1.15, hertzOf(note)]);
}

/** Returns a frequency raised by semitones. */
function raise(hertz: number, semitones: number): number {
  return hertz * 2 ** (semitones / 12);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
