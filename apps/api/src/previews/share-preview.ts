import { randomBytes } from 'node:crypto';
import { sharedPreviewLifetimesMs, type SharedPreviewLifetime } from '@spinreel/config-schema/limits/timings';
import type { AdWork, ExportContext } from '../exports/export-context.ts';
import { addStoreNote } from './add-store-note.ts';
import { renderPreviewPage } from './render-preview-page.ts';

/** Under which token phones see an ad's preview, and until when (ISO 8601). */
export interface SharedToken {
  readonly token: string;
  readonly expiresAt: string;
}

/** Whose preview is shared. */
interface Sharer {
  readonly adId: string;
  readonly sessionId: string;
}

/**
 * Shares the current state of an ad with everyone who has the token: 256 random bits, generated when a session shares
 * the ad for the first time. Sharing again keeps the token, and without a lifetime also its expiry, so that a newer version
 * does not prolong the link. Each session has its own token. Throws the errors of `renderPreviewPage`.
 */
export async function sharePreview(
  context: ExportContext,
  options: Omit<AdWork, 'signal'> & { lifetime: SharedPreviewLifetime | undefined },
): Promise<SharedToken> {
  const { adId, sessionId, lifetime } = options;
  const { html, prepared } = await renderPreviewPage(context, { ...options, network: null });
  const shared = lifetime === undefined ? await findOwnShare(context, options) : null;
  const expiresAt = new Date(context.now() + sharedPreviewLifetimesMs[lifetime ?? '1-hour']).toISOString();
  const page = {
    sha256: await context.blobs.storeBytes(addStoreNote(html, prepared.ad.storeUrls)),
    expires_at: shared?.expiresAt ?? expiresAt,
  };
  const { token } = await context.database
    .insertInto('shared_preview')
    .values({
      ...page,
      ad_id: adId,
      session_id: sessionId,
      token: randomBytes(32).toString('base64url'),
    })
    .onConflict((conflict) => conflict.columns(['ad_id', 'session_id']).doUpdateSet(page))
    .returning('token')
    .executeTakeFirstOrThrow();
  return { token, expiresAt: page.expires_at };
}

/** Finds the token under which a session shares an ad; null if there is none, if it has expired, or if the ad was deleted. */
export async function findOwnShare(
  { database, ads, now }: Pick<ExportContext, 'database' | 'ads' | 'now'>,
  { adId, sessionId }: Sharer,
): Promise<SharedToken | null> {
  const row = await database
    .selectFrom('shared_preview')
    .select(['token', 'expires_at'])
    .where('ad_id', '=', adId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (row === undefined || Date.parse(row.expires_at) <= now() || (await ads.isDeleted(adId))) return null;
  return { token: row.token, expiresAt: row.expires_at };
}

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
