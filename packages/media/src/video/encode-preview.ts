import { join } from 'node:path';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { succeed, type Outcome } from '../media-problem.ts';
import { videoSettings } from '../recipes/video-recipe.ts';
import { runEncode } from '../programs/run-encode.ts';
import type { StoredResult } from '../recipes/stored-result.ts';
import type { VideoJob, VideoJobFacts } from './video-job.ts';
import { buildH264Options, buildKeyframeOptions } from './video-arguments.ts';
import { fitSize } from './video-size.ts';
import { runInWorkFolder } from '../programs/run-in-work-folder.ts';

/** Encodes a video quickly, in one pass, for someone who is waiting for a preview. Pauses are on keyframes. */
export function encodePreview(job: VideoJob): Promise<Outcome<StoredResult<VideoJobFacts>>> {
  const { cut, pauseFrames } = job.recipe;
  const settings = videoSettings.preview;
  const size = fitSize(cut.crop, settings.maxLongSidePx);
  return runInWorkFolder(async (folder) => {
    const encoded = await runEncode({
      ...job,
      cut,
      size,
      videoOptions: [
        ...buildH264Options(settings.preset),
        ...['-crf', String(settings.crf)],
        ...buildKeyframeOptions(pauseFrames),
      ],
      outputPath: join(folder, 'preview.mp4'),
      cpuLimitMs: encoderLimits.quickEncodeCpuMs,
    });
    if (!encoded.ok) return encoded;
    const { bytes, frameCount } = encoded.value;
    return succeed({ facts: { ...size, frameCount }, bytes });
  });
}
