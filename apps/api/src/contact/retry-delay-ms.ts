import { timings } from '@spinreel/config-schema/limits/timings';

/**
 * Returns how long after its start the nth attempt to mail a message counts as failed, in milliseconds. Doubles up to a
 * limit.
 */
export function retryDelayMs(attempts: number): number {
  return Math.min(timings.mailRetryFirstMs * 2 ** (attempts - 1), timings.mailRetryMaxMs);
}
