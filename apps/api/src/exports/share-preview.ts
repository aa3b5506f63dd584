import { randomBytes } from 'node:crypto';
import { timings } from '@spinreel/config-schema/timings';
import type { WorkProgress } from '../progress/work-progress.ts';
import type { ExportContext } from './export-context.ts';
import { previewPage } from './preview-page.ts';

/** Under which token phones see an ad's preview, and until when (ISO 8601). */
export interface SharedToken {
  readonly token: string;
  readonly expiresAt: string;
}

/**
 * Shows the ad as it stands to everybody who knows its token: 256 random bits, made when the ad is shared first. Sharing it
 * again keeps the token and gives it new time. Throws as `previewPage`.
 */
export async function sharePreview(
  context: ExportContext,
  options: { config: unknown; adId: string; sessionId: string; progress: WorkProgress },
): Promise<SharedToken> {
  const { html } = await previewPage(context, options);
  const page = {
    sha256: await context.blobs.keepBytes(html),
    expires_at: new Date(context.now() + timings.sharedPreviewTtlMs).toISOString(),
  };
  const { token } = await context.database
    .insertInto('shared_preview')
    .values({ ...page, ad_id: options.adId, token: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('ad_id').doUpdateSet(page))
    .returning('token')
    .executeTakeFirstOrThrow();
  return { token, expiresAt: page.expires_at };
}
