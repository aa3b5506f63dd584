import { join } from 'node:path';
import { timings } from '@spinreel/config-schema/timings';
import { inEncoderSlot } from './encoder-slot.ts';
import { succeed, type Outcome } from './media-problem.ts';
import { videoSettings } from './recipes/video-recipe.ts';
import { runEncode } from './run-encode.ts';
import type { StoredResult } from './stored-result.ts';
import type { VideoJob, VideoJobFacts } from './video-job.ts';
import { h264Options, keyframeOptions } from './video-arguments.ts';
import { fittedSize } from './video-size.ts';
import { inWorkFolder } from './work-folder.ts';

/** One quick pass with keyframes at the pauses, for somebody who is waiting for a preview. */
export function encodePreview(job: VideoJob): Promise<Outcome<StoredResult<VideoJobFacts>>> {
  const { cut, pauseFrames } = job.recipe;
  const settings = videoSettings.preview;
  const size = fittedSize(cut.crop, settings.maxLongSidePx);
  return inEncoderSlot({ signal: job.signal }, () =>
    inWorkFolder(async (folder) => {
      const encoded = await runEncode({
        ...job,
        cut,
        size,
        videoOptions: [
          ...h264Options(settings.preset),
          ...['-crf', String(settings.crf)],
          ...keyframeOptions(pauseFrames),
        ],
        outputPath: join(folder, 'preview.mp4'),
        timeoutMs: timings.uploadEncodeTimeoutMs,
      });
      if (!encoded.ok) return encoded;
      const { bytes, frameCount } = encoded.value;
      return succeed({ facts: { ...size, frameCount }, bytes });
    }),
  );
}
