// Requirement: timeline.suggested-cut
import { expect, test } from 'vitest';
import { videoLimits } from '../../limits/limits.ts';
import type { PausePointCount } from '../../options/interaction-levels.ts';
import { describeProblem } from '../../messages/problem-messages.ts';
import { findPauseProblem } from '../../rules/pause-point-rules.ts';
import { suggestCut, type Spin, type SuggestedCut } from './suggest-cut.ts';

test('suggests a cut of two spins that ends after the reels have stopped', () => {
  const cut = setup({ spins: [createSpin(4, 7), createSpin(8.5, 12)], durationSeconds: 20 });
  expect(describeCut(cut)).toEqual({ from: 1.5, to: 13.2, pauses: [4, 8.5], problems: [] });
});

test('of five spins, chooses the two that end with a win', () => {
  const spins = [
    createSpin(3, 6),
    createSpin(8, 11),
    createSpin(13, 16),
    createSpin(17.5, 20, { settledSeconds: 23 }),
    createSpin(25, 28),
  ];
  const cut = setup({ spins, durationSeconds: 30 });
  expect(describeCut(cut)).toEqual({ from: 11, to: 24.2, pauses: [13, 17.5], problems: [] });
});

test('of equally good spins, chooses the most certain ones', () => {
  const spins = [createSpin(4, 6, { score: 0.6 }), createSpin(8, 10), createSpin(12, 14)];
  expect(
    setup({ spins, durationSeconds: 20 })?.pauses.map(({ timestampSeconds }) => timestampSeconds),
  ).toEqual([8, 12]);
});

test('finds the cut at the end of a clip of 40 seconds', () => {
  const spins = [
    createSpin(6, 11),
    createSpin(13, 20),
    createSpin(27.9, 31),
    createSpin(32.8, 36, { settledSeconds: 39.9 }),
  ];
  const cut = setup({ spins, durationSeconds: 40 });
  expect(describeCut(cut)).toEqual({ from: 25.4, to: 40, pauses: [27.9, 32.8], problems: [] });
});

test('starts later, if the win is only complete then', () => {
  const cut = setup({
    spins: [createSpin(10, 13), createSpin(14.5, 18, { settledSeconds: 22.7 })],
    durationSeconds: 40,
  });
  expect(describeCut(cut)).toEqual({ from: 7.7, to: 22.7, pauses: [10, 14.5], problems: [] });
});

test('starts while the reels rest, if the first pause is still soon after', () => {
  const cut = setup({
    spins: [createSpin(2, 6.9), createSpin(9, 11), createSpin(12, 14, { settledSeconds: 15 })],
    durationSeconds: 20,
  });
  expect(describeCut(cut)).toMatchObject({ from: 6.9, pauses: [9, 12] });
});

test.each<[string, readonly Spin[], number, object]>([
  [
    'a first spin soon after the start',
    [createSpin(1, 3), createSpin(5, 8)],
    9,
    {
      from: 0,
      to: 9,
      pauses: [1, 5],
      problems: ['The first pause comes after 1.0 s. At least 2 s are better.'],
    },
  ],
  [
    'spins that are far apart',
    [createSpin(3, 6), createSpin(9, 11)],
    20,
    {
      from: 0.5,
      to: 12.2,
      pauses: [3, 9],
      problems: ['6.0 s pass between the pauses. At most 5 s are better.'],
    },
  ],
  [
    'a long win',
    [createSpin(3, 6), createSpin(7, 9, { settledSeconds: 18 })],
    30,
    {
      from: 1,
      to: 16,
      pauses: [3, 7],
      problems: ['The scene after the last spin is too long to fit, so its end is left out.'],
    },
  ],
  [
    'one spin',
    [createSpin(4, 8)],
    20,
    {
      from: 1.5,
      to: 9.2,
      pauses: [4],
      problems: ['Only 1 of 2 pauses fits. Set the other one by hand, or choose Single Spin.'],
    },
  ],
  [
    'one spin that is longer than an ad',
    [createSpin(4, 30)],
    40,
    {
      from: 1.5,
      to: 16.5,
      pauses: [4],
      problems: [
        'The reels still move at the end, because no complete spin fits.',
        'Only 1 of 2 pauses fits. Set the other one by hand, or choose Single Spin.',
      ],
    },
  ],
  [
    'a second spin that does not end',
    [createSpin(4, 8), createSpin(9, null)],
    20,
    {
      from: 1.5,
      to: 9,
      pauses: [4],
      problems: ['Only 1 of 2 pauses fits. Set the other one by hand, or choose Single Spin.'],
    },
  ],
])('says what is not ideal about a recording with %s', (_what, spins, durationSeconds, expected) => {
  expect(describeCut(setup({ spins, durationSeconds }))).toEqual(expected);
});

test('gives up the time before the first pause before the time between the pauses', () => {
  const spins = [createSpin(1, 3), createSpin(5, 7), createSpin(11, 13)];
  expect(describeCut(setup({ spins, durationSeconds: 20 }))).toMatchObject({ pauses: [1, 5] });
});

test('gives up the time between the pauses before a complete win', () => {
  const spins = [
    createSpin(3, 5),
    createSpin(7, 9, { settledSeconds: 21 }),
    createSpin(22, 24),
    createSpin(29, 31),
  ];
  expect(describeCut(setup({ spins, durationSeconds: 40 }))).toMatchObject({ pauses: [22, 29] });
});

test.each<[string, readonly Spin[]]>([
  ['a recording without a rest', []],
  ['a spin right at the start', [createSpin(0.2, 3)]],
  ['a spin right at the end', [createSpin(19.8, null)]],
])('suggests nothing for %s', (_what, spins) => {
  expect(setup({ spins, durationSeconds: 20 })).toBeNull();
});

test('sets one pause for Single Spin', () => {
  const spins = [createSpin(4, 7), createSpin(8.5, 12, { settledSeconds: 14 })];
  const cut = setup({ spins, durationSeconds: 20, pauseCount: 1 });
  expect(describeCut(cut)).toEqual({ from: 6, to: 15.2, pauses: [8.5], problems: [] });
});

test('sets no pause for Straight Play, and shows as many spins as fit', () => {
  const spins = [createSpin(4, 7), createSpin(8, 10), createSpin(12, 14), createSpin(30, 33)];
  const cut = setup({ spins, durationSeconds: 40, pauseCount: 0 });
  expect(describeCut(cut)).toEqual({ from: 3.23, to: 15.2, pauses: [], problems: [] });
});

test.each([30, 24, 30_000 / 1001, 25])(
  'keeps all limits on whole frames at %d frames per second',
  (frameRate) => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { spins, durationSeconds } = createRecording(seed);
      const cut = setup({ spins, durationSeconds, frameRate });
      if (cut === null) continue;
      const { startSeconds, endSeconds } = cut.trim;
      expect(endSeconds - startSeconds).toBeLessThanOrEqual(videoLimits.maxAdDurationSeconds + 1e-9);
      expect(startSeconds).toBeGreaterThanOrEqual(0);
      expect(endSeconds).toBeLessThanOrEqual(durationSeconds);
      expect(startSeconds * frameRate).toBeCloseTo(Math.round(startSeconds * frameRate), 6);
      const named = cut.pauses.map(({ timestampSeconds }) => ({ name: 'Pause', timestampSeconds }));
      for (const [index, pause] of named.entries()) {
        expect(findPauseProblem(pause, { others: named.slice(0, index), trim: cut.trim })).toBeNull();
        expect(
          spins.some(({ restSeconds }) => Math.round(restSeconds * frameRate) === cut.pauses[index]?.frame),
        ).toBe(true);
      }
      if (cut.problems.some(({ code }) => code === 'cut-ends-moving')) continue;
      // The end is in no spin.
      const moving = spins.find(
        ({ restSeconds, stopSeconds }) =>
          endSeconds > restSeconds + 1 / frameRate &&
          endSeconds < (stopSeconds ?? durationSeconds) - 1 / frameRate,
      );
      expect(moving).toBeUndefined();
    }
  },
);

/** A spin from a rest to a stop, in seconds. */
function createSpin(restSeconds: number, stopSeconds: number | null, more: Partial<Spin> = {}): Spin {
  return { restSeconds, stopSeconds, settledSeconds: stopSeconds, score: 0.9, ...more };
}

/** A recording of up to a minute with spins of arbitrary lengths, the same for the same seed. */
function createRecording(seed: number): { spins: Spin[]; durationSeconds: number } {
  let state = seed;
  const random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const durationSeconds = 5 + Math.round(5500 * random()) / 100;
  const spins: Spin[] = [];
  for (let at = 3 * random(); at < durationSeconds;) {
    const stop = at + 0.5 + 6 * random();
    const settled = stop + (random() < 0.4 ? 5 * random() : 0);
    const hasStopped = settled < durationSeconds;
    spins.push(
      createSpin(at, hasStopped ? stop : null, {
        settledSeconds: hasStopped ? settled : null,
        score: random(),
      }),
    );
    at = settled + 0.3 + 3 * random();
  }
  return { spins, durationSeconds };
}

function describeCut(cut: SuggestedCut | null) {
  const round = (seconds: number) => Math.round(100 * seconds) / 100;
  return cut === null
    ? null
    : {
        from: round(cut.trim.startSeconds),
        to: round(cut.trim.endSeconds),
        pauses: cut.pauses.map(({ timestampSeconds }) => round(timestampSeconds)),
        problems: cut.problems.map((problem) => describeProblem(problem)),
      };
}

function setup(options: {
  spins: readonly Spin[];
  durationSeconds: number;
  frameRate?: number;
  pauseCount?: PausePointCount;
}): SuggestedCut | null {
  return suggestCut({ frameRate: 30, pauseCount: 2, ...options });
}
