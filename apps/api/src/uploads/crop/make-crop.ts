import type { VideoCut } from '@spinreel/api-contract/uploads';
import { nameCrop } from '@spinreel/config-schema/ad/video/crop-name';
import { mediaKinds } from '@spinreel/config-schema/options/formats';
import { createAssetHandle } from '@spinreel/config-schema/options/asset-handles';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { mezzanineSize } from '@spinreel/media/video/make-mezzanine';
import { probeVideo } from '@spinreel/media/video/probe-video';
import { ApiProblem } from '../../errors/api-problem.ts';
import { unwrapOutcome } from '../../errors/unwrap-outcome.ts';
import { createAssetOpener } from '../assets/asset-opener.ts';
import type { WorkProgress } from '../../progress/work-progress.ts';
import { isOneOf } from '../assets/asset-kind.ts';
import type { Asset } from '../assets/asset-store.ts';
import { cropVideo } from './crop-video.ts';
import type { MadeCrop } from './crop-store.ts';
import { findMadeCrop, listOwnCrop } from './find-made-crop.ts';
import type { IngestedVideo } from '../ingest/ingest-video.ts';
import type { UploadContext } from '../upload-context.ts';

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
