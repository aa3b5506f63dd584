import { findMissingUploads } from '@spinreel/config-schema/rules/export-validation';
import { exportAd } from '@spinreel/exporters/export-ad';
import { networks } from '@spinreel/exporters/networks/index';
import { validateConfig } from '../ads/validate-config.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { WorkProgress } from '../progress/work-progress.ts';
import { findSmallestBudgetBytes } from '../exports/media-budgets.ts';
import { requestAdMedia } from '../exports/request-ad-media.ts';
import type { ExportContext } from '../exports/export-context.ts';
import { type PreparedAd, prepareAd } from '../exports/prepare-ad.ts';

/**
 * Renders the page that shows an ad, with the same composer as the finished files. Throws `invalid-ad`,
 * `unknown-asset`, `asset-missing`, or `unacceptable` while the cover or the video is missing.
 */
export async function renderPreviewPage(
  context: ExportContext,
  options: { config: unknown; adId: string; sessionId: string; progress: WorkProgress },
): Promise<{ html: Uint8Array; prepared: PreparedAd }> {
  const { progress } = options;
  const config = validateConfig(options.config);
  const [problem] = findMissingUploads(config);
  if (problem !== undefined) throw new ApiProblem('unacceptable', { problem });
  const prepared = await prepareAd(context, { ...options, config });
  const media = await requestAdMedia(context, {
    prepared,
    quality: 'preview',
    budgetBytes: findSmallestBudgetBytes(config),
    priority: 'now',
    progress,
  });
  progress.report('packing');
  const { bytes } = await exportAd({ ad: prepared.ad, media, network: networks.preview });
  return { html: bytes, prepared };
}
