import { passwordLaneMs } from '@spinreel/config-schema/limits/timings';
import { expect, it } from 'vitest';
import { createGuessLanes, type GuessLane } from './guess-lanes.ts';

const limits = { free: 3, firstDelayMs: 1000, maxDelayMs: 5000 };
const a: GuessLane = { key: 'a', limits };
const b: GuessLane = { key: 'b', limits };

it('delays more with each wrong password, up to the longest delay', () => {
  const { lanes, clock } = setup();
  const waits = Array.from({ length: 7 }, () => {
    lanes.recordWrong([a]);
    const waitMs = lanes.waitMs([a]);
    clock.nowMs += waitMs;
    expect(lanes.waitMs([a])).toBe(0);
    return waitMs;
  });
  expect(waits).toEqual([0, 0, 1000, 2000, 4000, 5000, 5000]);
});

it('does not wait for other lanes, and waits for the slowest of several', () => {
  const { lanes } = setup();
  for (let count = 0; count < 5; count += 1) lanes.recordWrong([a]);
  expect([lanes.waitMs([b]), lanes.waitMs([a, b])]).toEqual([0, 4000]);
});

it('forgets after a quiet time, or on request', () => {
  const { lanes, clock } = setup();
  for (let count = 0; count < 5; count += 1) lanes.recordWrong([a, b]);
  lanes.forget('a');
  expect([lanes.countWrong('a'), lanes.countWrong('b')]).toEqual([0, 5]);
  clock.nowMs += passwordLaneMs;
  expect(lanes.countWrong('b')).toBe(0);
});

function setup() {
  const clock = { nowMs: Date.parse('2026-11-22T12:00:00Z') };
  return { clock, lanes: createGuessLanes(() => clock.nowMs) };
}
