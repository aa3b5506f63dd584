import { findMissingUploads } from '@spinreel/config-schema/rules/export-validation';
import { buildFiles } from '@spinreel/exporters/build-files';
import { exportAd } from '@spinreel/exporters/export-ad';
import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { composeHostedPage } from '@spinreel/preflight/hosts/compose-hosted-page';
import { ApiProblem } from '../errors/api-problem.ts';
import { findSmallestBudgetBytes } from '../exports/media/media-budgets.ts';
import { refuseUnexportable } from '../exports/refuse-unexportable.ts';
import { requestAdMedia } from '../exports/media/request-ad-media.ts';
import type { AdWork, ExportContext } from '../exports/export-context.ts';
import { type PreparedAd, prepareAd } from '../exports/prepare-ad.ts';
import { prepareAdFonts } from '../exports/prepare-ad-fonts.ts';
import { validateOnce } from '../exports/validate-once.ts';

/** The work of a preview. It continues if the client leaves. */
export interface PreviewWork extends Omit<AdWork, 'signal'> {
  /** The network in whose host simulator the ad runs; null for the wizard's own preview. */
  readonly network: Network | null;
}

/**
 * Renders the page that shows an ad, with the same composer as the finished files. With a network, it is the page that this
 * network gets, in its host simulator. Throws `invalid-ad`, `unknown-asset`, `asset-missing`, or `unacceptable` while the
 * cover or the video is missing. With a network, also throws `invalid-pause-points` or `unacceptable` while the ad cannot
 * be exported.
 */
export async function renderPreviewPage(
  context: ExportContext,
  options: PreviewWork,
): Promise<{ html: Uint8Array; prepared: PreparedAd }> {
  const { progress, network } = options;
  const config = await validateOnce(context, options.config);
  const [problem] = findMissingUploads(config);
  if (problem !== undefined) throw new ApiProblem('unacceptable', { problem });
  if (network !== null) refuseUnexportable(config, network);
  const prepared = await prepareAd(context, { ...options, config });
  const media = await requestAdMedia(context, {
    prepared,
    quality: 'preview',
    budgetBytes: findSmallestBudgetBytes(config),
    priority: 'now',
    progress,
  });
  progress.report('packing');
  const { ad } = prepared;
  if (network !== null) {
    const fonts = await prepareAdFonts(context, prepared);
    return { html: composeHostedPage(buildFiles({ ad, media, fonts, network }).files, network), prepared };
  }
  const fonts = await prepareAdFonts(context, prepared, { isEditable: true });
  const { bytes } = await exportAd({ ad, media, fonts, network: networks.preview });
  return { html: bytes, prepared };
}
