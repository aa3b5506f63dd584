import type { VideoCut } from '@spinreel/api-contract/uploads';
import type { VideoKind } from '@spinreel/config-schema/options/formats';
import type { Mezzanine } from '@spinreel/media/video/make-mezzanine';
import { probeVideo, type VideoFacts } from '@spinreel/media/video/probe-video';
import { unwrapOutcome } from '../../errors/unwrap-outcome.ts';
import type { WorkProgress } from '../../progress/work-progress.ts';
import type { Asset } from '../assets/asset-store.ts';
import { cropVideo } from '../crop/crop-video.ts';
import { storeAsset } from '../assets/store-asset.ts';
import type { ReceivedFile } from './received-file.ts';
import type { UploadContext } from '../upload-context.ts';

/** An ingested video, its measured properties, and the size of its served version. */
export interface IngestedVideo {
  readonly asset: Asset;
  readonly facts: VideoFacts;
  readonly mezzanine: Pick<Mezzanine, 'widthPx' | 'heightPx'>;
}

/**
 * Ingests a video of kind `mediaKind`: measures it and encodes its mezzanine with the crop applied. Stops when `signal` is
 * aborted. Throws an `ApiProblem` if the video cannot be used.
 */
export async function ingestVideo(
  context: UploadContext,
  options: {
    file: ReceivedFile;
    mediaKind: VideoKind;
    cut: VideoCut;
    sessionId: string;
    /** How much longer the client waits for the response, in milliseconds. */
    answerWithinMs: number;
    signal: AbortSignal;
    progress: WorkProgress;
  },
): Promise<IngestedVideo> {
  const { file, mediaKind, cut, sessionId } = options;
  const { signal, progress } = options;
  const facts = unwrapOutcome(
    await context.quickWork.run(() => probeVideo({ path: file.path, kind: mediaKind, signal }), signal),
  );
  const { sha256 } = file;
  return await context.storedUploads.whileStored(file, async () => {
    const mezzanine = await cropVideo(context, {
      ...{ sha256, kind: mediaKind, facts, cut, signal, progress },
      answerWithinMs: options.answerWithinMs,
    });
    const { widthPx, heightPx, durationSeconds, frameRate } = facts;
    const asset = await storeAsset(context, {
      file,
      mediaKind,
      sessionId,
      facts: { widthPx, heightPx, durationSeconds, frameRate, cut },
      served: { bytes: mezzanine.bytes, mimeType: 'video/mp4' },
    });
    return { asset, facts, mezzanine };
  });
}
