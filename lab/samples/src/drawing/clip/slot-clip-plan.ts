import { smoothStep } from './easing.ts';
import { seededRandom } from '../paint/seeded-random.ts';
import type { SlotLayout } from '../scenery/slot-layout.ts';
import { symbolNames, type SymbolName } from '../symbols/symbol-sprites.ts';

/** The clip's size in pixels and length. */
export const clip = { widthPx: 1280, heightPx: 720, frameRate: 30, durationSeconds: 9 } as const;

/** Five reels. The middle three fill the part that a portrait crop shows. */
export const clipLayout: SlotLayout = {
  columns: 5,
  rows: 3,
  x: 305,
  y: 152,
  cellWidth: 134,
  cellHeight: 132,
  framePx: 30,
};

/**
 * For each spin: when it starts, when each reel stops (in seconds), and how far each reel has moved down (in cells).
 */
export const spins = [
  { start: 1, stops: [2.5, 2.75, 3, 3.25, 3.5], cells: [24, 28, 32, 36, 40], credit: [5000, 4900], win: 240 },
  {
    start: 5,
    stops: [5.8, 5.95, 6.1, 6.25, 6.7],
    cells: [12, 14, 16, 17, 25],
    credit: [5140, 5040],
    win: 25_000,
  },
] as const;

/** From when to when only the last reel of the second spin turns, in seconds. */
export const anticipation = { start: spins[1].stops[3], end: spins[1].stops[4] } as const;

/** When the big win fills the frame, in seconds. */
export const bigWinStart = 6.8;

/** When the win display has rolled up to the big win, in seconds. */
export const bigWinCounted = 8.5;

/** Windows of idle, first and second stop: columns from left to right, each from top to bottom. */
const windows: readonly (readonly (readonly SymbolName[])[])[] = [
  [
    ['bell', 'seven', 'clover'],
    ['diamond', 'coin', 'cherries'],
    ['seven', 'bar', 'bell'],
    ['clover', 'cherries', 'diamond'],
    ['coin', 'bell', 'seven'],
  ],
  [
    ['coin', 'cherries', 'bar'],
    ['seven', 'cherries', 'bell'],
    ['clover', 'cherries', 'diamond'],
    ['bell', 'cherries', 'seven'],
    ['diamond', 'bar', 'clover'],
  ],
  [
    ['bell', 'seven', 'cherries'],
    ['coin', 'seven', 'clover'],
    ['diamond', 'seven', 'bar'],
    ['cherries', 'seven', 'coin'],
    ['clover', 'seven', 'bell'],
  ],
];

/** Columns whose middle symbol wins after each spin. */
export const winningColumns = [
  [0, 1, 2, 3],
  [0, 1, 2, 3, 4],
] as const;

/**
 * Returns how far a reel has moved down at `time`, in cells. A reel pulls back, accelerates, runs and bounces as it
 * stops.
 */
export function reelOffset(column: number, time: number): number {
  return spins.reduce((sum, spin) => {
    const stop = spin.stops[column] ?? spin.start;
    const start = spin.start + column * 0.06;
    return sum + travelled(time - start, stop - start, spin.cells[column] ?? 0);
  }, 0);
}

/** The symbol in slot `index` of a reel's strip. */
export function reelSymbol(column: number, index: number): SymbolName {
  let top = 0;
  for (const [shown, window] of windows.entries()) {
    const symbol = window[column]?.[index - top];
    if (symbol !== undefined) return symbol;
    top -= spins[shown]?.cells[column] ?? 0;
  }
  const random = seededRandom(column * 7919 + index * 104_729 + 17)();
  return symbolNames[Math.floor(random * symbolNames.length)] ?? 'seven';
}

/** Returns whether the reel is spinning at `time`. */
export function isSpinning(column: number, time: number): boolean {
  return spins.some((spin) => time > spin.start && time < (spin.stops[column] ?? 0));
}

/** The number in the win display at `time`: it rolls up when a spin has won. */
export function winShown(time: number): number {
  const [first, second] = spins;
  if (time < 3.6) return 0;
  if (time < second.start) return Math.round(first.win * smoothStep(3.6, 3.95, time));
  if (time < bigWinStart) return 0;
  return Math.round(second.win * smoothStep(bigWinStart + 0.3, bigWinCounted, time));
}

function travelled(elapsed: number, duration: number, cells: number): number {
  const pullBackSeconds = 0.16;
  const speedUpSeconds = 0.3;
  if (elapsed <= 0) return 0;
  if (elapsed >= duration) {
    const since = elapsed - duration;
    return since > 0.5 ? cells : cells + 0.2 * Math.exp(-9 * since) * Math.sin(21 * since);
  }
  const cellsPerSecond = cells / (duration - speedUpSeconds / 2);
  const run =
    elapsed < speedUpSeconds
      ? (cellsPerSecond * elapsed ** 2) / (2 * speedUpSeconds)
      : cellsPerSecond * (elapsed - speedUpSeconds / 2);
  const pull = elapsed < pullBackSeconds ? 0.14 * Math.sin((Math.PI * elapsed) / pullBackSeconds) : 0;
  return run - pull;
}
