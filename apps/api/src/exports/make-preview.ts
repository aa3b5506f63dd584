import { readPreview } from '@spinreel/api-contract/read-preview';
import { timings } from '@spinreel/config-schema/timings';
import type { WorkProgress } from '../progress/work-progress.ts';
import type { ExportContext } from './export-context.ts';
import type { PreparedAd } from './prepared-ad.ts';
import { previewPage } from './preview-page.ts';

/** A preview's page, and the short-lived address under which a frame can load it. */
export interface Preview {
  readonly html: Uint8Array;
  readonly url: string;
  readonly prepared: PreparedAd;
}

/** Makes the page that shows an ad in the wizard, and keeps it for a short while. Throws as `previewPage`. */
export async function makePreview(
  context: ExportContext,
  options: { config: unknown; adId: string; sessionId: string; progress: WorkProgress },
): Promise<Preview> {
  const { adId } = options;
  const { html, prepared } = await previewPage(context, options);
  const token = context.newId();
  await context.database
    .insertInto('preview')
    .values({
      token,
      ad_id: adId,
      sha256: await context.blobs.keepBytes(html),
      expires_at: new Date(context.now() + timings.previewTtlMs).toISOString(),
    })
    .execute();
  return { html, url: readPreview.path(adId, token), prepared };
}
