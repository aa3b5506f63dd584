import { randomBytes } from 'node:crypto';
import { timings } from '@spinreel/config-schema/limits/timings';
import type { WorkProgress } from '../progress/work-progress.ts';
import type { ExportContext } from '../exports/export-context.ts';
import { renderPreviewPage } from './render-preview-page.ts';

/** Under which token phones see an ad's preview, and until when (ISO 8601). */
export interface SharedToken {
  readonly token: string;
  readonly expiresAt: string;
}

/**
 * Shares the current state of an ad with everyone who has the token: 256 random bits, generated when a session shares
 * the ad for the first time. Sharing again keeps the token and extends its expiry. Each session has its own token.
 * Throws the errors of `renderPreviewPage`.
 */
export async function sharePreview(
  context: ExportContext,
  options: { config: unknown; adId: string; sessionId: string; progress: WorkProgress },
): Promise<SharedToken> {
  const { html } = await renderPreviewPage(context, { ...options, network: null });
  const page = {
    sha256: await context.blobs.storeBytes(html),
    expires_at: new Date(context.now() + timings.sharedPreviewTtlMs).toISOString(),
  };
  const { token } = await context.database
    .insertInto('shared_preview')
    .values({
      ...page,
      ad_id: options.adId,
      session_id: options.sessionId,
      token: randomBytes(32).toString('base64url'),
    })
    .onConflict((conflict) => conflict.columns(['ad_id', 'session_id']).doUpdateSet(page))
    .returning('token')
    .executeTakeFirstOrThrow();
  return { token, expiresAt: page.expires_at };
}
