import { adQuota } from '@spinreel/config-schema/limits/limits';
import { messages } from '@spinreel/config-schema/messages/messages';
import { timings } from '@spinreel/config-schema/limits/timings';
import { ApiProblem } from '../errors/api-problem.ts';
import type { Database } from '../storage/database.ts';

/** Throws `too-many-ads` if the session may not create another ad. `now` is the clock in milliseconds. */
export async function requireAdQuota(
  { database, now }: { readonly database: Database; readonly now: () => number },
  sessionId: string,
): Promise<void> {
  const { stored, deleted, oldest } = await database
    .selectFrom('ad')
    .select((is) => [
      is.fn.countAll<number>().as('stored'),
      is.fn.count<number>('deleted_at').as('deleted'),
      is.fn.min('deleted_at').as('oldest'),
    ])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  if (stored - deleted >= adQuota.maxAds) throw new ApiProblem('too-many-ads');
  if (stored < adQuota.maxWithDeleted) return;
  // Too many of the ads are deleted ones, so deleting more would not help.
  const goneAtMs = Date.parse(oldest ?? '') + timings.deletedAdTtlMs;
  throw new ApiProblem('too-many-ads', {
    message: messages.ad.tooManyDeletedAds(new Date(goneAtMs)),
    retryAfterSeconds: Math.max(1, Math.ceil((goneAtMs - now()) / 1000)),
  });
}
