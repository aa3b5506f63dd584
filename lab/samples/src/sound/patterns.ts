import type { ScoreNote } from './compose-loop.ts';

/** The beats at `offset`, and then every `step`, up to `total`. */
export function every(step: number, total: number, offset = 0): number[] {
  return Array.from({ length: Math.ceil((total - offset) / step) }, (_, index) => offset + index * step);
}

/** Holds each chord for `beats`, one after the other. */
export function heldChords(chords: readonly (readonly number[])[], beats: number): ScoreNote[] {
  return chords.flatMap((chord, bar) => chord.map((note): ScoreNote => [bar * beats, note, beats * 0.96]));
}

/** Plays each chord briefly on the given beats of its bar. */
export function stabs(
  chords: readonly (readonly number[])[],
  beats: number,
  rhythm: readonly number[],
  length: number,
): ScoreNote[] {
  return chords.flatMap((chord, bar) =>
    rhythm.flatMap((at) => chord.map((note): ScoreNote => [bar * beats + at, note, length])),
  );
}

/** Plays the notes of each chord in the order of `shape`, `step` beats apart. Indices beyond the chord are an octave higher. */
export function arpeggio(
  chords: readonly (readonly number[])[],
  beats: number,
  shape: readonly number[],
  step: number,
): ScoreNote[] {
  return chords.flatMap((chord, bar) =>
    every(step, beats).map((at, index): ScoreNote => {
      const place = shape[index % shape.length] ?? 0;
      const note = (chord[place % chord.length] ?? 60) + 12 * Math.floor(place / chord.length);
      return [bar * beats + at, note, step * 0.9];
    }),
  );
}

/** A bass line: per bar its root, played as steps of [beat, semitones above the root, beats]. */
export function bassLine(
  roots: readonly number[],
  beats: number,
  figure: readonly (readonly [number, number, number])[],
): ScoreNote[] {
  return roots.flatMap((root, bar) =>
    figure.map(([at, up, length]): ScoreNote => [bar * beats + at, root + up, length]),
  );
}

/** A melody written as [note, beats] one after the other; null is a rest. */
export function melody(
  line: readonly (readonly [note: number | null, beats: number])[],
  start = 0,
): ScoreNote[] {
  let beat = start;
  const notes: ScoreNote[] = [];
  for (const [note, beats] of line) {
    if (note !== null) notes.push([beat, note, beats * 0.92]);
    beat += beats;
  }
  return notes;
}
