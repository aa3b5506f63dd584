import { isDeepStrictEqual } from 'node:util';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { toDocument, type AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import type { VideoAsset } from '@spinreel/config-schema/ad/assets';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { withVideoFacts } from '@spinreel/config-schema/ad/saving/with-video-facts';
import {
  removeVariants,
  resolveVariant,
  getBaseKey,
  listLanguages,
  type VariantKey,
} from '@spinreel/variants/resolve/resolve-variant';
import type { AdContext } from '../ads/ad-context.ts';
import type { SavedAd } from '../ads/ad-store.ts';
import { type UsedAsset, findUsableAssets } from '../ads/find-usable-assets.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import { computeSha256 } from '../storage/sha256.ts';
import type { Asset } from '../uploads/assets/asset-store.ts';
import { completeCrop, withoutUndefined } from '@spinreel/config-schema/ad/video/complete-crop';

/** An ad ready to be composed: resolved, with the assets it uses. Variants of the ad are not part of it. */
export interface PreparedAd {
  /** The config without variants, with the server's measurements of the video. */
  readonly config: AdConfig;
  readonly ad: ResolvedAd;
  readonly used: readonly UsedAsset[];
  /** The version of the saved ad; null if the content of the config differs from the saved base or variant. */
  readonly savedVersion: number | null;
  /** Hash of everything that determines the finished file, including the contents of the assets. */
  readonly fingerprint: string;
  /** Hash of everything that determines the ad's media. Texts and colors do not. */
  readonly mediaFingerprint: string;
}

/** What an ad was prepared from in addition to its config. */
interface PreparedFrom {
  readonly saved: SavedAd | null;
  /** The variant of the saved ad that the config is; null for the base. */
  readonly variantId: string | null;
}

/** Prepared ads by config. Exports for several networks share one, because `validateOnce` returns the same object for equal configs. */
const preparedAds = new WeakMap<AdConfig, PreparedFrom & { readonly prepared: PreparedAd }>();

/**
 * Looks up the files of the config's base, puts the server's measurements in place of the client's, and fills every default.
 * Throws `unknown-asset`, or `unknown-ad` when the ad was deleted; one that was never saved is no reason. `variantId` says which variant of the saved ad
 * the config is; null or left out for the base. Results are shared and must not be changed.
 */
export async function prepareAd(
  context: Pick<AdContext, 'ads' | 'assets'>,
  options: { config: AdConfig; adId: string; sessionId: string; variantId?: string | null },
): Promise<PreparedAd> {
  const { config, adId, sessionId, variantId = null } = options;
  const saved = await context.ads.find(adId);
  if (saved === null && (await context.ads.isDeleted(adId))) throw new ApiProblem('unknown-ad');
  const sent = removeVariants(config);
  // Checks the permission of each session. A config always names the same assets.
  const used = await findUsableAssets({ ...context, config: sent, adId, sessionId });
  const known = preparedAds.get(config);
  if (known?.saved === saved && known.variantId === variantId) return known.prepared;
  const prepared = resolvePreparedAd(sent, used, { saved, variantId });
  preparedAds.set(config, { saved, variantId, prepared });
  return prepared;
}

function resolvePreparedAd(
  sent: AdConfig,
  used: readonly UsedAsset[],
  { saved, variantId }: PreparedFrom,
): PreparedAd {
  const stored = saved === null ? null : findStoredVariant(saved.config, { ...getBaseKey(sent), variantId });
  const config = measured(sent, used, (stored ?? saved?.config)?.assets?.gameplayVideo);
  const ad = resolveAd(config);
  // Two uploads of the same file have different handles and the same content. `resolveAd` writes the fields of equal ads in the
  // same order.
  const digests = new Map(used.map(({ handle, asset }) => [`"${handle}"`, asset.originalSha256]));
  const hash = (part: object): string =>
    computeSha256(JSON.stringify(part).replace(quotedHandle, (text) => digests.get(text) ?? text));
  const { video, images, music, background, badge } = ad;
  return {
    config,
    ad,
    used,
    savedVersion: saved !== null && stored !== null && hasSameContent(stored, sent) ? saved.version : null,
    fingerprint: hash(ad),
    // Computed lazily: it is not needed if the finished file is already known.
    get mediaFingerprint() {
      return hash({ video, images, music, background, badge });
    },
  };
}

/** A JSON string that can be the handle of a file. */
const quotedHandle = /"(?:asset:|\/api\/assets\/)[^"]*"/g;

/** The variants of ads that were looked up, by the ad. Builds look each one up for every network. */
const storedVariants = new WeakMap<AdConfig, Map<string, AdConfig | null>>();

/** Returns a variant of the saved ad in a language; null if there is none. */
function findStoredVariant(saved: AdConfig, key: VariantKey): AdConfig | null {
  const known = storedVariants.get(saved) ?? new Map<string, AdConfig | null>();
  storedVariants.set(saved, known);
  const name = `${key.variantId ?? ''} ${key.language}`;
  const variant = known.get(name);
  if (variant !== undefined) return variant;
  const found = resolveStoredVariant(saved, key);
  known.set(name, found);
  return found;
}

function resolveStoredVariant(saved: AdConfig, key: VariantKey): AdConfig | null {
  const { variantId, language } = key;
  if (!listLanguages(saved).includes(language)) return null;
  const exists = variantId === null || saved.variants?.some(({ id }) => id === variantId) === true;
  return exists ? resolveVariant(saved, key) : null;
}

/** The documents of saved ads and their variants. */
const documents = new WeakMap<AdConfig, AdDocument>();

/** Whether a saved config and another one are the same ad, whatever they say about its files. */
export function hasSameContent(saved: AdConfig, other: AdConfig): boolean {
  const document = documents.get(saved) ?? toDocument(saved);
  documents.set(saved, document);
  return isDeepStrictEqual(document, toDocument(other));
}

function measured(
  config: AdConfig,
  used: readonly UsedAsset[],
  saved: VideoAsset | null | undefined,
): AdConfig {
  const asset = used.find(({ slot }) => slot === 'gameplayVideo')?.asset;
  const video = config.assets?.gameplayVideo;
  if (asset === undefined || !video) return config;
  const { widthPx, heightPx, durationSeconds, frameRate } = asset.facts;
  if (widthPx === null || heightPx === null || durationSeconds === null || frameRate === null) return config;
  const gameplayVideo = completeCrop(video, knownCut(asset, saved));
  const complete: AdConfig = { ...config, assets: { ...config.assets, gameplayVideo } };
  return withVideoFacts(complete, { widthPx, heightPx, durationSeconds, frameRate });
}

/**
 * Returns the crop of a video if the request does not specify it, as in a single-file export: the crop of the saved ad,
 * or else of the upload.
 */
function knownCut(asset: Asset, saved: VideoAsset | null | undefined): Partial<VideoAsset> {
  if (!saved || parseAssetId(saved.filePath) !== asset.id) return { ...asset.facts.cut };
  const { splitScreen, shape, reels, zoom, zoomX, zoomY } = saved;
  return { ...asset.facts.cut, ...withoutUndefined({ splitScreen, shape, reels, zoom, zoomX, zoomY }) };
}
