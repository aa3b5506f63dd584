import type { MediaProblemCode, Outcome } from '../src/media-problem.ts';

/** The value of an outcome; a problem fails the test with its own words. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok)
    throw new Error(`${outcome.problem.code}: ${outcome.problem.detail ?? outcome.problem.message}`);
  return outcome.value;
}

/** The code of the problem; null when all went well. */
export function problemOf(outcome: Outcome<unknown>): MediaProblemCode | null {
  return outcome.ok ? null : outcome.problem.code;
}
