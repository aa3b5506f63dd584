import { randomBytes } from 'node:crypto';
import { ApiProblem } from '../errors/api-problem.ts';
import { type CheckContext, loadCheck, loadVerdicts, type StoredCheck } from './load-check.ts';

/** The format of the tokens that `shareCheck` generates. PostgreSQL rejects queries with a NUL character. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/**
 * Shares the report of a check with everyone who has the token: 256 random bits, generated when the report is shared for
 * the first time. The token expires with the report. Throws `unknown-check` or `expired-check`.
 */
export async function shareCheck(
  context: CheckContext,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  await loadCheck(context, { id, sessionId });
  await context.database
    .updateTable('file_check')
    .set({ share_token: randomBytes(32).toString('base64url') })
    .where('id', '=', id)
    .where('share_token', 'is', null)
    .execute();
  const { share_token: token, expires_at: expiresAt } = await context.database
    .selectFrom('file_check')
    .select(['share_token', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (token === null) throw new ApiProblem('unknown-check');
  return { token, expiresAt };
}

/** Finds the check shared under a token; `unknown` if there is none, and `expired` after the report's expiry. */
export async function findSharedCheck(
  context: Pick<CheckContext, 'database' | 'now'>,
  token: string,
): Promise<StoredCheck | 'unknown' | 'expired'> {
  if (!tokenPattern.test(token)) return 'unknown';
  const row = await context.database
    .selectFrom('file_check')
    .selectAll()
    .where('share_token', '=', token)
    .executeTakeFirst();
  if (row === undefined) return 'unknown';
  return Date.parse(row.expires_at) > context.now() ? await loadVerdicts(context, row) : 'expired';
}
