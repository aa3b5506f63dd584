import type { Piece } from './compose-loop.ts';
import { arpeggio, bassLine, every, heldChords, melody } from './patterns.ts';

const bars = [
  [53, 57, 60, 64],
  [55, 59, 62, 65],
  [52, 55, 59, 62],
  [57, 60, 64, 67],
  [50, 53, 57, 60],
  [55, 59, 62, 65],
];

/** Jackpot Dreams: a warm, floating lounge in C at 96 beats a minute. */
export const jackpotDreams: Piece = {
  fileName: 'music-casino-4.mp3',
  beats: 24,
  samples: 574 * 1152,
  hall: { wet: 0.34, feedback: 0.84, damping: 0.3 },
  parts: [
    {
      instrument: 'bass',
      gain: 0.2,
      notes: bassLine([29, 31, 28, 33, 26, 31], 4, [
        [0, 0, 1.4],
        [1.5, 12, 0.4],
        [2, 7, 1],
        [3.5, 0, 0.4],
      ]),
    },
    { instrument: 'pad', gain: 0.17, notes: heldChords(bars, 4) },
    { instrument: 'glass', gain: 0.15, pan: 0.35, notes: arpeggio(bars, 4, [4, 5, 6, 7, 9, 7, 6, 5], 0.5) },
    {
      instrument: 'pluck',
      gain: 0.3,
      pan: -0.15,
      notes: melody([
        [76, 1.5],
        [72, 0.5],
        [74, 2],
        [74, 1.5],
        [71, 0.5],
        [79, 2],
        [78, 0.25],
        [79, 1.25],
        [76, 0.5],
        [74, 2],
        [72, 1.5],
        [76, 0.5],
        [81, 2],
        [81, 1.5],
        [77, 0.5],
        [76, 1],
        [74, 1],
        [71, 1],
        [74, 1],
        [79, 1.5],
        [null, 0.5],
      ]),
    },
  ],
  drums: [
    { drum: 'kick', gain: 0.38, beats: every(4, 24).flatMap((bar) => [bar, bar + 2.5]) },
    { drum: 'clap', gain: 0.24, beats: every(4, 24, 2) },
    { drum: 'shaker', gain: 0.2, pan: 0.25, beats: every(0.5, 24) },
    { drum: 'hat', gain: 0.11, pan: -0.3, beats: every(1, 24, 0.5) },
  ],
};
