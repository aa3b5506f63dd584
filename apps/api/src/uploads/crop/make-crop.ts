import type { VideoCut } from '@spinreel/api-contract/uploads';
import { nameCrop } from '@spinreel/config-schema/ad/video/crop-name';
import { mediaKinds, type VideoKind } from '@spinreel/config-schema/options/formats';
import { createAssetHandle } from '@spinreel/config-schema/options/asset-handles';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { mezzanineSize, type Mezzanine, makeMezzanine } from '@spinreel/media/video/make-mezzanine';
import { probeVideo, type VideoFacts } from '@spinreel/media/video/probe-video';
import { ApiProblem, unwrapOutcome } from '../../errors/api-problem.ts';
import { createAssetOpener, missingAsset } from '../assets/asset-opener.ts';
import { type WorkProgress, reportJob } from '../../progress/work-progress.ts';
import { isOneOf } from '../assets/asset-kind.ts';
import type { Asset } from '../assets/asset-store.ts';
import type { MadeCrop } from './crop-store.ts';
import type { UploadContext } from '../upload-context.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { canonicalJson } from '@spinreel/media/recipes/canonical-json';
import { computeSha256 } from '../../storage/sha256.ts';

/** An ingested video, its measured properties, and the size of its served version. */
export interface IngestedVideo {
  readonly asset: Asset;
  readonly facts: VideoFacts;
  readonly mezzanine: Pick<Mezzanine, 'widthPx' | 'heightPx'>;
}

/**
 * Makes a crop of a stored video from its original, unless it exists. Throws `unknown-asset` if the asset is no video, and
 * `asset-missing` if the original is missing.
 */
export async function makeCrop(
  context: UploadContext,
  options: { asset: Asset; cut: VideoCut; signal: AbortSignal; progress: WorkProgress },
): Promise<IngestedVideo> {
  const { asset, cut, signal, progress } = options;
  const kind = asset.mediaKind;
  if (!isOneOf(mediaKinds.video, kind)) throw new ApiProblem('unknown-asset');
  const handle = createAssetHandle(asset.id);
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
  const name = nameCrop(cut);
  const encode = async (): Promise<MadeCrop> => {
    const mezzanine = await cropVideo(context, {
      ...{ sha256: source.sha256, kind, facts, cut, signal, progress },
      answerWithinMs: serverTimings.quickAnswerMs,
    });
    return { assetId: asset.id, name, servedSha256: await context.blobs.storeBytes(mezzanine.bytes) };
  };
  const made = (await findMadeCrop(context, { asset, name })) ?? (await encode());
  const { servedSha256 } = made;
  if (listOwnCrop(asset).every((own) => own.name !== name)) await context.crops.add(made);
  return {
    asset: { ...asset, servedSha256, facts: { ...asset.facts, cut } },
    facts,
    mezzanine: mezzanineSize({ ...cut, facts }),
  };
}

/** Encodes the mezzanine of a stored video, as a job that a request waits for. Throws an `ApiProblem` if encoding fails. */
export function cropVideo(
  context: Pick<UploadContext, 'jobs'>,
  options: {
    sha256: string;
    kind: VideoKind;
    facts: VideoFacts;
    cut: VideoCut;
    answerWithinMs: number;
    signal: AbortSignal;
    progress: WorkProgress;
  },
): Promise<Mezzanine> {
  const { sha256, kind, facts, cut, progress } = options;
  return context.jobs.run({
    job: mezzanineJob,
    data: { sha256, kind, facts, cut },
    priority: 'now',
    answerWithinMs: options.answerWithinMs,
    signal: options.signal,
    onProgress: reportJob(progress, 'encoding'),
  });
}

/** A stored video, its measured properties and the crop to apply. */
interface MezzanineData {
  readonly sha256: string;
  readonly kind: VideoKind;
  readonly facts: VideoFacts;
  readonly cut: VideoCut;
}

/** Encodes the mezzanine of an uploaded video: a quick encode with the crop applied. */
export const mezzanineJob = defineJob({
  name: 'mezzanine',
  key: (data: MezzanineData) => `mezzanine:${computeSha256(canonicalJson(data))}`,
  run: async (
    { sha256, kind, facts, cut },
    { blobs, recipes: store, signal, report },
  ): Promise<Mezzanine> => {
    const path = await blobs.localFile(sha256);
    if (path === null) throw missingAsset('gameplayVideo');
    const source = { path, kind, sha256 };
    return unwrapOutcome(await makeMezzanine({ source, facts, ...cut, store, signal, onProgress: report }));
  },
});

/**
 * Finds a crop by its name in a URL; null if it has not been made or its file is missing. Earlier versions named a crop by the
 * first digits of its file's SHA-256.
 */
export async function findMadeCrop(
  { crops, blobs }: Pick<UploadContext, 'crops' | 'blobs'>,
  { asset, name }: { asset: Asset; name: string },
): Promise<MadeCrop | null> {
  const isDigest = /^[0-9a-f]{16}$/.test(name);
  const isNamed = (crop: MadeCrop): boolean =>
    crop.name === name || (isDigest && crop.servedSha256.startsWith(name));
  const made = listOwnCrop(asset).find(isNamed) ?? (await crops.list(asset.id)).find(isNamed);
  const exists = made !== undefined && (await blobs.sizeBytes(made.servedSha256)) !== null;
  return exists ? made : null;
}

/** Lists the crop that was made with the upload. Uploads of early versions have none that is known. */
export function listOwnCrop({ id: assetId, servedSha256, facts }: Asset): MadeCrop[] {
  return facts.cut === null ? [] : [{ assetId, name: nameCrop(facts.cut), servedSha256 }];
}
