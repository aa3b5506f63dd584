import type { ExportContext } from './export-context.ts';

/** As `sharePreview` makes them. Not every database can look for just any text. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** The page under a token as the blob's SHA-256: `unknown` where nobody made it, or its ad was deleted; `expired` after its time. */
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
