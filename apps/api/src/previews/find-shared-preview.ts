import type { ExportContext } from '../exports/export-context.ts';

/** The format of the tokens that `sharePreview` generates. PostgreSQL rejects queries with a NUL character. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/**
 * Returns the SHA-256 of the page shared under a token. Returns `unknown` if no page was shared under it or its ad was
 * deleted, and `expired` after the expiry time.
 */
export async function findSharedPreview(
  { database, ads, now }: Pick<ExportContext, 'database' | 'ads' | 'now'>,
  token: string,
): Promise<{ readonly sha256: string } | 'unknown' | 'expired'> {
  if (!tokenPattern.test(token)) return 'unknown';
  const row = await database
    .selectFrom('shared_preview')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  if (row === undefined || (await ads.isDeleted(row.ad_id))) return 'unknown';
  return Date.parse(row.expires_at) > now() ? { sha256: row.sha256 } : 'expired';
}
