import { messages } from '@spinreel/config-schema/messages';
import { exportAd } from '@spinreel/exporters/export-ad';
import { validConfig } from '../ads/valid-config.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { WorkProgress } from '../progress/work-progress.ts';
import { adMediaOf } from './ad-media-of.ts';
import type { ExportContext } from './export-context.ts';
import { type PreparedAd, preparedAd } from './prepared-ad.ts';

/**
 * The page that shows an ad, by the composer that also makes the finished files. Throws `invalid-ad`, `unknown-asset`,
 * `asset-missing`, or `unacceptable` while the cover or the video is missing.
 */
export async function previewPage(
  context: ExportContext,
  options: { config: unknown; adId: string; sessionId: string; progress: WorkProgress },
): Promise<{ html: Uint8Array; prepared: PreparedAd }> {
  const { progress } = options;
  const config = validConfig(options.config);
  const missing = missingAsset(config);
  if (missing !== null) throw new ApiProblem('unacceptable', { message: missing });
  const prepared = await preparedAd(context, { ...options, config });
  const media = await adMediaOf(context, { prepared, quality: 'preview', priority: 'now', progress });
  progress.tell('packing');
  const { bytes } = await exportAd({ ad: prepared.ad, media, network: 'preview' });
  return { html: bytes, prepared };
}

function missingAsset(config: ReturnType<typeof validConfig>): string | null {
  if (!config.assets?.coverImage?.filePath) return messages.exportValidation.coverImage;
  return config.assets.gameplayVideo?.filePath ? null : messages.exportValidation.gameplayVideo;
}
