import type { VideoCut } from '@spinreel/api-contract/uploads';
import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { mediaKinds } from '@spinreel/config-schema/options/formats';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { probeVideo } from '@spinreel/media/video/probe-video';
import { ApiProblem } from '../../errors/api-problem.ts';
import { unwrapOutcome } from '../../errors/unwrap-outcome.ts';
import { createAssetOpener } from '../assets/asset-opener.ts';
import type { WorkProgress } from '../../progress/work-progress.ts';
import { isOneOf } from '../assets/asset-kind.ts';
import type { Asset } from '../assets/asset-store.ts';
import { cropVideo } from './crop-video.ts';
import type { IngestedVideo } from '../ingest/ingest-video.ts';
import type { UploadContext } from '../upload-context.ts';

/** Which assets an ad uses. */
export interface AdAssets {
  /** Returns the ids of all assets that the ad uses or used in an earlier version. */
  findAssetIds(adId: string): Promise<string[]>;
}

/**
 * Crops a stored video again, from its original. The crop applies to the ad `adId`, or without `adId` to all ads that have no
 * crop of their own. Changes nothing if `signal` is aborted. Throws `unknown-asset` unless the asset is a video of this
 * session or of the ad `adId`, and `asset-missing` if the original is missing.
 */
export async function recutVideo(
  context: UploadContext & { readonly ads: AdAssets },
  options: {
    handle: string;
    adId: string | undefined;
    cut: VideoCut;
    sessionId: string;
    signal: AbortSignal;
    progress: WorkProgress;
  },
): Promise<IngestedVideo> {
  const { handle, cut, signal, progress } = options;
  const asset = await findUsableVideo(context, options);
  const kind = asset.mediaKind;
  if (!isOneOf(mediaKinds.video, kind)) throw new ApiProblem('unknown-asset');
  const source = await createAssetOpener([{ slot: 'gameplayVideo', handle, asset }], context.blobs)(handle);
  const measured = unwrapOutcome(
    await context.quickWork.run(() => probeVideo({ path: source.path, kind, signal }), signal),
  );
  // The ad counts its pauses in frames as they were measured at the upload, which may have been by an older version.
  const facts = {
    ...measured,
    frameRate: asset.facts.frameRate ?? measured.frameRate,
    durationSeconds: asset.facts.durationSeconds ?? measured.durationSeconds,
  };
  const { sha256 } = source;
  const mezzanine = await cropVideo(context, {
    ...{ sha256, kind, facts, cut, signal, progress },
    answerWithinMs: serverTimings.quickAnswerMs,
  });
  const servedSha256 = await context.blobs.storeBytes(mezzanine.bytes);
  // A client that disconnected may have requested another crop, which this one must not overwrite.
  signal.throwIfAborted();
  const changed = { ...asset, servedSha256, facts: { ...asset.facts, cut } };
  await context.assets.replaceCut({ ...changed, adId: options.adId });
  return { asset: changed, facts, mezzanine };
}

async function findUsableVideo(
  { assets, ads }: Parameters<typeof recutVideo>[0],
  { handle, adId, sessionId }: Parameters<typeof recutVideo>[1],
): Promise<Asset> {
  const id = parseAssetId(handle);
  const asset = id === null ? null : await assets.find(id);
  if (asset === null) throw new ApiProblem('unknown-asset');
  if (asset.sessionId === sessionId) return asset;
  const ofAd = adId === undefined ? [] : await ads.findAssetIds(adId);
  if (!ofAd.includes(asset.id)) throw new ApiProblem('unknown-asset');
  return asset;
}
