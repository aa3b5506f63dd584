import { timings } from '@spinreel/config-schema/timings';

/** How long after its beginning the nth attempt at mailing counts as failed, in milliseconds: it doubles up to a limit. */
export function retryDelayMs(attempts: number): number {
  return Math.min(timings.mailRetryFirstMs * 2 ** (attempts - 1), timings.mailRetryMaxMs);
}
