import { readPreview } from '@spinreel/api-contract/previews';
import { timings } from '@spinreel/config-schema/limits/timings';
import type { ExportContext } from '../exports/export-context.ts';
import type { PreparedAd } from '../exports/prepare-ad.ts';
import { type PreviewWork, renderPreviewPage } from './render-preview-page.ts';

/** A preview's page, and the short-lived address under which a frame can load it. */
export interface Preview {
  readonly html: Uint8Array;
  readonly url: string;
  readonly prepared: PreparedAd;
}

/**
 * Composes the page that shows an ad in the wizard and stores it for a short time. Throws the errors of
 * `renderPreviewPage`.
 */
export async function makePreview(context: ExportContext, options: PreviewWork): Promise<Preview> {
  const { adId } = options;
  const { html, prepared } = await renderPreviewPage(context, options);
  const token = context.newId();
  await context.database
    .insertInto('preview')
    .values({
      token,
      ad_id: adId,
      sha256: await context.blobs.storeBytes(html),
      expires_at: new Date(context.now() + timings.previewTtlMs).toISOString(),
    })
    .execute();
  return { html, url: readPreview.path(adId, token), prepared };
}
