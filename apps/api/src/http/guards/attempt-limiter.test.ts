import { contactRateLimit } from '@spinreel/config-schema/limits/timings';
import { expect, it } from 'vitest';
import { createAttemptLimiter } from './attempt-limiter.ts';

const { maxAttempts, windowMs, maxAttemptsOverall, overallWindowMs } = contactRateLimit;

it('allows a limited number of wrong addresses, then waits until the first attempt expires', () => {
  const { limiter, clock } = setup();
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    expect(limiter.waitSeconds('a')).toBe(0);
    limiter.recordFailure('a');
    clock.nowMs += 1000;
  }
  expect(limiter.waitSeconds('a')).toBe((windowMs - maxAttempts * 1000) / 1000);
  expect(limiter.waitSeconds('b')).toBe(0);
  clock.nowMs = windowMs;
  expect(limiter.waitSeconds('a')).toBe(0);
});

it('slows everybody down when there are too many wrong attempts in all', () => {
  const { limiter, clock } = setup();
  for (let attempt = 0; attempt < maxAttemptsOverall; attempt += 1)
    limiter.recordFailure(`address-${attempt}`);
  expect(limiter.waitSeconds('never-seen')).toBe(overallWindowMs / 1000);
  clock.nowMs = overallWindowMs;
  expect(limiter.waitSeconds('never-seen')).toBe(0);
});

function setup() {
  const clock = { nowMs: 0 };
  return { clock, limiter: createAttemptLimiter(() => clock.nowMs, contactRateLimit) };
}
