import { ApiProblem } from '../errors/api-problem.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';
import { isSamePassword } from './password-check.ts';
import type { Sessions } from './sessions.ts';

/**
 * Lets a visitor in who knows the shared password, and returns the new session's secret. Throws `wrong-password`, or
 * `too-many-attempts` when the address, or everybody together, has been wrong too often.
 */
export async function passGate(options: {
  password: string;
  expected: string;
  address: string;
  limiter: AttemptLimiter;
  sessions: Sessions;
}): Promise<string> {
  const { password, expected, address, limiter, sessions } = options;
  const waitSeconds = limiter.waitSeconds(address);
  if (waitSeconds > 0) throw new ApiProblem('too-many-attempts', { retryAfterSeconds: waitSeconds });
  if (!isSamePassword(password, expected)) {
    limiter.recordFailure(address);
    throw new ApiProblem('wrong-password');
  }
  limiter.recordSuccess(address);
  return await sessions.begin();
}
