import type { ErrorCode } from '@spinreel/config-schema/messages/errors/error-codes';
import type { MediaProblem, MediaProblemCode, Outcome } from '@spinreel/media/media-problem';
import { ApiProblem } from './api-problem.ts';

/** Returns the value of an outcome. Throws an `ApiProblem` with the reason if there is no value. */
export function unwrapOutcome<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw toMediaApiProblem(outcome.problem);
}

/** Converts a problem of the media tools into an `ApiProblem`. The tools' own output stays in the server's log. */
export function toMediaApiProblem(problem: MediaProblem): ApiProblem {
  const code = codes[problem.code];
  return new ApiProblem(code, {
    message: problem.message,
    cause: problem.detail,
    ...(code === 'busy' ? { retryAfterSeconds: 5 } : {}),
  });
}

const codes: Readonly<Record<MediaProblemCode, ErrorCode>> = {
  unsupported: 'unsupported-media',
  unreadable: 'unreadable',
  'too-many-pixels': 'too-many-pixels',
  'too-many-frames': 'too-many-frames',
  'too-long': 'too-long',
  'timed-out': 'timed-out',
  'too-big': 'does-not-fit',
  'unusable-font': 'unusable-font',
  'tool-missing': 'unavailable',
  busy: 'busy',
};
