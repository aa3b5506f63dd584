import type { Piece } from './compose-loop.ts';
import { arpeggio, bassLine, every, heldChords, melody } from './patterns.ts';

const bars = [
  [57, 60, 64, 69],
  [53, 57, 60, 65],
  [60, 64, 67, 72],
  [55, 59, 62, 67],
  [57, 60, 64, 69],
  [53, 57, 60, 65],
  [52, 56, 59, 64],
  [52, 56, 62, 64],
];

/** Lucky Spin: a driving, mysterious chase in A minor at 120 beats a minute. */
export const luckySpin: Piece = {
  fileName: 'music-casino-3.mp3',
  beats: 32,
  samples: 612 * 1152,
  hall: { wet: 0.26, feedback: 0.8, damping: 0.3 },
  parts: [
    {
      instrument: 'bass',
      gain: 0.2,
      notes: bassLine(
        [33, 29, 36, 31, 33, 29, 28, 28],
        4,
        every(0.5, 4).map((beat, index) => [beat, index % 4 === 3 ? 12 : 0, 0.42] as const),
      ),
    },
    { instrument: 'pad', gain: 0.12, notes: heldChords(bars, 4) },
    { instrument: 'pluck', gain: 0.16, pan: 0.3, notes: arpeggio(bars, 4, [4, 5, 6, 7, 6, 5, 6, 5], 0.25) },
    {
      instrument: 'glass',
      gain: 0.18,
      pan: -0.35,
      notes: melody([
        [81, 1.5],
        [84, 1.5],
        [83, 1],
        [81, 1.5],
        [77, 2.5],
        [79, 1.5],
        [84, 1.5],
        [88, 1],
        [86, 4],
        [81, 1.5],
        [84, 1.5],
        [88, 1],
        [89, 1.5],
        [84, 2.5],
        [83, 2],
        [80, 2],
        [76, 3],
        [null, 1],
      ]),
    },
  ],
  drums: [
    { drum: 'kick', gain: 0.47, beats: every(4, 32).flatMap((bar) => [bar, bar + 1.5, bar + 2.5]) },
    { drum: 'clap', gain: 0.4, beats: every(2, 32, 1) },
    { drum: 'shaker', gain: 0.22, pan: -0.25, beats: every(0.25, 32) },
    { drum: 'hat', gain: 0.15, pan: 0.3, beats: every(0.5, 32) },
  ],
};
