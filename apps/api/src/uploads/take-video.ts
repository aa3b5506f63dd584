import type { VideoCut } from '@spinreel/api-contract/video-cut';
import type { VideoKind } from '@spinreel/config-schema/formats';
import type { Mezzanine } from '@spinreel/media/mezzanine';
import { probeVideo, type VideoFacts } from '@spinreel/media/probe-video';
import { mediaValue } from '../errors/media-value.ts';
import type { WorkProgress } from '../progress/work-progress.ts';
import type { Asset } from './asset-store.ts';
import { cutVideo } from './cut-video.ts';
import { keepAsset } from './keep-asset.ts';
import type { ReceivedFile } from './received-file.ts';
import type { UploadContext } from './upload-context.ts';

/** A video that was taken in, what it is, and the size of the version that browsers are shown. */
export interface TakenVideo {
  readonly asset: Asset;
  readonly facts: VideoFacts;
  readonly mezzanine: Pick<Mezzanine, 'widthPx' | 'heightPx'>;
}

/**
 * Takes a video in whose content is of `mediaKind`: measures it, and makes the quick version with its cut baked in.
 * Ends when `signal` does, which is when the client has gone. Throws an `ApiProblem` when it cannot be used.
 */
export async function takeVideo(
  context: UploadContext,
  options: {
    file: ReceivedFile;
    mediaKind: VideoKind;
    cut: VideoCut;
    sessionId: string;
    signal: AbortSignal;
    progress: WorkProgress;
  },
): Promise<TakenVideo> {
  const { file, mediaKind, cut, sessionId } = options;
  const { signal, progress } = options;
  const facts = mediaValue(await probeVideo({ path: file.path, kind: mediaKind, signal }));
  const { sha256 } = file;
  await context.blobs.keepFile(file.path, sha256);
  const mezzanine = await cutVideo(context, { sha256, kind: mediaKind, facts, cut, signal, progress });
  const { widthPx, heightPx, durationSeconds, frameRate } = facts;
  const asset = await keepAsset(context, {
    file,
    mediaKind,
    sessionId,
    facts: { widthPx, heightPx, durationSeconds, frameRate, cut },
    served: { bytes: mezzanine.bytes, mimeType: 'video/mp4' },
  });
  return { asset, facts, mezzanine };
}
