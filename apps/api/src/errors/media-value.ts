import type { ErrorCode } from '@spinreel/config-schema/error-codes';
import type { MediaProblem, MediaProblemCode, Outcome } from '@spinreel/media/media-problem';
import { ApiProblem } from './api-problem.ts';

/** The value of an outcome. Throws the `ApiProblem` that tells a person why there is none. */
export function mediaValue<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw mediaProblem(outcome.problem);
}

/** How a problem of the media tools is answered. What the tools said stays in the server's log. */
export function mediaProblem(problem: MediaProblem): ApiProblem {
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
  'tool-missing': 'unavailable',
  busy: 'busy',
};
