import type { MediaProblemCode, Outcome } from '../src/media-problem.ts';

/** Returns the value of an outcome. A problem fails the test with its message. */
export function expectValue<T>(outcome: Outcome<T>): T {
  if (!outcome.ok)
    throw new Error(`${outcome.problem.code}: ${outcome.problem.detail ?? outcome.problem.message}`);
  return outcome.value;
}

/** Returns the code of an outcome's problem, or null. */
export function findProblemCode(outcome: Outcome<unknown>): MediaProblemCode | null {
  return outcome.ok ? null : outcome.problem.code;
}
