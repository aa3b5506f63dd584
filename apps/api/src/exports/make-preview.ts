import { readPreview } from '@spinreel/api-contract/read-preview';
import { messages } from '@spinreel/config-schema/messages';
import { timings } from '@spinreel/config-schema/timings';
import { exportAd } from '@spinreel/exporters/export-ad';
import { validConfig } from '../ads/valid-config.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { WorkProgress } from '../progress/work-progress.ts';
import { adMediaOf } from './ad-media-of.ts';
import type { ExportContext } from './export-context.ts';
import { type PreparedAd, preparedAd } from './prepared-ad.ts';

/** A preview's page, and the short-lived address under which a frame can load it. */
export interface Preview {
  readonly html: Uint8Array;
  readonly url: string;
  readonly prepared: PreparedAd;
}

/**
 * Makes the page that shows an ad in the wizard, with the composer that also makes the finished files. Throws `invalid-ad`,
 * `unknown-asset`, `asset-missing`, or `unacceptable` while the cover or the video is missing.
 */
export async function makePreview(
  context: ExportContext,
  options: { config: unknown; adId: string; sessionId: string; progress: WorkProgress },
): Promise<Preview> {
  const { adId, progress } = options;
  const config = validConfig(options.config);
  const missing = missingAsset(config);
  if (missing !== null) throw new ApiProblem('unacceptable', { message: missing });
  const prepared = await preparedAd(context, { ...options, config });
  const media = await adMediaOf(context, { prepared, quality: 'preview', priority: 'now', progress });
  progress.tell('packing');
  const { bytes } = await exportAd({ ad: prepared.ad, media, network: 'preview' });
  const token = context.newId();
  await context.database
    .insertInto('preview')
    .values({
      token,
      ad_id: adId,
      sha256: await context.blobs.keepBytes(bytes),
      expires_at: new Date(context.now() + timings.previewTtlMs).toISOString(),
    })
    .execute();
  return { html: bytes, url: readPreview.path(adId, token), prepared };
}

function missingAsset(config: ReturnType<typeof validConfig>): string | null {
  if (!config.assets?.coverImage?.filePath) return messages.exportValidation.coverImage;
  return config.assets.gameplayVideo?.filePath ? null : messages.exportValidation.gameplayVideo;
}
