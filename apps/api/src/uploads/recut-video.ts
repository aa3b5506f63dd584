import type { VideoCut } from '@spinreel/api-contract/video-cut';
import { assetIdOf } from '@spinreel/config-schema/asset-handles';
import { mediaKinds } from '@spinreel/config-schema/formats';
import { probeVideo } from '@spinreel/media/probe-video';
import type { AdStore } from '../ads/ad-store.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import { mediaValue } from '../errors/media-value.ts';
import { assetOpener } from '../exports/asset-opener.ts';
import type { WorkProgress } from '../progress/work-progress.ts';
import { isOneOf } from './asset-kind.ts';
import type { Asset } from './asset-store.ts';
import { cutVideo } from './cut-video.ts';
import type { TakenVideo } from './take-video.ts';
import type { UploadContext } from './upload-context.ts';

/**
 * Cuts a stored video anew from its untouched original; browsers are shown the new cut from then on. Ends when `signal`
 * does, and then changes nothing. Throws `unknown-asset` for anything but a video of this session or of the ad `adId`, and
 * `asset-missing` when the original is gone.
 */
export async function recutVideo(
  context: UploadContext & { readonly ads: AdStore },
  options: {
    handle: string;
    adId: string | undefined;
    cut: VideoCut;
    sessionId: string;
    signal: AbortSignal;
    progress: WorkProgress;
  },
): Promise<TakenVideo> {
  const { handle, cut, signal, progress } = options;
  const asset = await usableVideo(context, options);
  const kind = asset.mediaKind;
  if (!isOneOf(mediaKinds.video, kind)) throw new ApiProblem('unknown-asset');
  const source = await assetOpener([{ slot: 'gameplayVideo', handle, asset }], context.blobs)(handle);
  const facts = mediaValue(await probeVideo({ path: source.path, kind, signal }));
  const { sha256 } = source;
  const mezzanine = await cutVideo(context, { sha256, kind, facts, cut, signal, progress });
  const servedSha256 = await context.blobs.keepBytes(mezzanine.bytes);
  // A client that has gone has asked for another cut by now: the older one must not win.
  signal.throwIfAborted();
  const changed: Asset = { ...asset, servedSha256, facts: { ...asset.facts, cut } };
  await context.assets.replaceCut(asset.id, changed);
  return { asset: changed, facts, mezzanine };
}

async function usableVideo(
  { assets, ads }: Parameters<typeof recutVideo>[0],
  { handle, adId, sessionId }: Parameters<typeof recutVideo>[1],
): Promise<Asset> {
  const id = assetIdOf(handle);
  const asset = id === null ? null : await assets.find(id);
  if (asset === null) throw new ApiProblem('unknown-asset');
  if (asset.sessionId === sessionId) return asset;
  const ofAd = adId === undefined ? [] : await ads.assetIdsOf(adId);
  if (!ofAd.includes(asset.id)) throw new ApiProblem('unknown-asset');
  return asset;
}
