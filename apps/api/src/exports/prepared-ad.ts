import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { assetIdOf } from '@spinreel/config-schema/asset-handles';
import type { VideoAsset } from '@spinreel/config-schema/assets';
import { resolveAd } from '@spinreel/config-schema/resolve-ad';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { withVideoFacts } from '@spinreel/config-schema/with-video-facts';
import type { AdContext } from '../ads/ad-context.ts';
import { type UsedAsset, usableAssets } from '../ads/usable-assets.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import { canonicalJson } from '../storage/canonical-json.ts';
import { sha256Of } from '../storage/sha256.ts';
import type { Asset } from '../uploads/asset-store.ts';

/** An ad that can be made: resolved, with the files it uses looked up. */
export interface PreparedAd {
  readonly ad: ResolvedAd;
  readonly used: readonly UsedAsset[];
  /** Hash of everything that decides the finished file, contents of the files included. */
  readonly fingerprint: string;
  /** Hash of everything that decides the media in it; texts and colours are not among it. */
  readonly mediaFingerprint: string;
}

/**
 * Looks up the config's files, puts the server's measurements in place of the client's, and fills every default.
 * Throws `unknown-asset`, or `unknown-ad` when the ad was deleted; one that was never saved is no reason.
 */
export async function preparedAd(
  context: AdContext,
  options: { config: AdConfig; adId: string; sessionId: string },
): Promise<PreparedAd> {
  const saved = await context.ads.find(options.adId);
  if (saved === null && (await context.ads.isDeleted(options.adId))) throw new ApiProblem('unknown-ad');
  const used = await usableAssets({ ...context, ...options });
  const ad = resolveAd(measured(options.config, used, saved?.config));
  // Two uploads of the same file have different handles and the same content.
  const contents = new Map(used.map(({ handle, asset }) => [handle, asset.originalSha256]));
  const hash = (part: object): string =>
    sha256Of(canonicalJson(part).replaceAll(/"[^"\\]*"/g, (text) => contents.get(text.slice(1, -1)) ?? text));
  const { video, images, music, background, badge } = ad;
  return {
    ad,
    used,
    fingerprint: hash(ad),
    // Where the finished file is known, nobody asks for it.
    get mediaFingerprint() {
      return hash({ video, images, music, background, badge });
    },
  };
}

function measured(config: AdConfig, used: readonly UsedAsset[], saved: AdConfig | undefined): AdConfig {
  const asset = used.find(({ slot }) => slot === 'gameplayVideo')?.asset;
  const video = config.assets?.gameplayVideo;
  if (asset === undefined || !video) return config;
  const { widthPx, heightPx, durationSeconds, frameRate } = asset.facts;
  if (widthPx === null || heightPx === null || durationSeconds === null || frameRate === null) return config;
  const gameplayVideo = { ...knownCut(asset, saved?.assets?.gameplayVideo), ...withoutUndefined(video) };
  const complete: AdConfig = { ...config, assets: { ...config.assets, gameplayVideo } };
  return withVideoFacts(complete, { widthPx, heightPx, durationSeconds, frameRate });
}

/**
 * How the video is cut where the request does not say it (the single-file export's does not): as the saved ad says, or as
 * it was uploaded.
 */
function knownCut(asset: Asset, saved: VideoAsset | null | undefined): Partial<VideoAsset> {
  if (!saved || assetIdOf(saved.filePath) !== asset.id) return { ...asset.facts.cut };
  const { splitScreen, zoom, zoomX, zoomY } = saved;
  return { ...asset.facts.cut, ...withoutUndefined({ splitScreen, zoom, zoomX, zoomY }) };
}

function withoutUndefined<Part extends object>(
  part: Part,
): { [Key in keyof Part]: Exclude<Part[Key], undefined> } {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Part]: Exclude<Part[Key], undefined>;
  };
}
