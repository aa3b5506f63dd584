import { join } from 'node:path';
import { encoderLimits } from './encoder-limits.ts';
import { inEncoderSlot } from './encoder-slot.ts';
import { fractionValue } from './frame-rate.ts';
import { fail, succeed, type Outcome } from './media-problem.ts';
import { videoSettings } from './recipes/video-recipe.ts';
import { runEncode, type EncodedVideo } from './run-encode.ts';
import type { StoredResult } from './stored-result.ts';
import type { VideoJob, VideoJobFacts } from './video-job.ts';
import { h264Options, keyframeOptions } from './video-arguments.ts';
import { sizeLadder, type VideoSize } from './video-size.ts';
import { leastBytes, videoBits } from './video-bits.ts';
import { inWorkFolder } from './work-folder.ts';

const settings = videoSettings.final;

/**
 * The best video that fits the budget. A first pass at good quality is taken as it is when it fits; else it has
 * measured the clip, the size is chosen, and a second pass hits the budget. Below the quality floor: 'too-big'.
 */
export function encodeFinal(job: VideoJob): Promise<Outcome<StoredResult<VideoJobFacts>>> {
  return inEncoderSlot({ urgency: 'background', signal: job.signal }, () =>
    inWorkFolder(async (folder) => await fitBudget(job, folder)),
  );
}

async function fitBudget(job: VideoJob, folder: string): Promise<Outcome<StoredResult<VideoJobFacts>>> {
  const { cut, budgetBytes } = job.recipe;
  const sizes = sizeLadder(cut.crop, videoSettings.longSidesPx);
  const [largest] = sizes;
  const smallest = sizes.at(-1) ?? largest;
  const floorBytes = leastBytes({ cut, size: smallest });
  if (budgetBytes !== null && budgetBytes <= 0)
    return fail('too-big', { overBytes: floorBytes - budgetBytes });
  const good = await pass(job, folder, {
    size: largest,
    number: 1,
    rate: ['-crf', String(settings.crf), '-fastfirstpass', '0'],
    progress: [0, 0.4],
    uselessAboveBytes: budgetBytes === null ? undefined : budgetBytes * settings.hopelessFrom,
  });
  if (!good.ok) return good;
  const { bytes, isCutOff } = good.value;
  if (budgetBytes === null || (bytes.length <= budgetBytes && !isCutOff))
    return result(job, largest, good.value);
  // Where the pass stopped depends on the machine's pace; that it stopped does not.
  const size = fittingSize(sizes, isCutOff ? settings.hopelessFrom : bytes.length / budgetBytes);
  if (budgetBytes < floorBytes) return fail('too-big', { overBytes: floorBytes - budgetBytes });
  return await secondPasses(job, folder, { size, isMeasured: size === largest && !isCutOff, budgetBytes });
}

async function secondPasses(
  job: VideoJob,
  folder: string,
  options: { size: VideoSize; isMeasured: boolean; budgetBytes: number },
): Promise<Outcome<StoredResult<VideoJobFacts>>> {
  const { size, isMeasured, budgetBytes } = options;
  const { cut } = job.recipe;
  const durationSeconds = cut.frameCount / fractionValue(cut.frameRate);
  let bitrate = (videoBits({ cut, budgetBytes }) * settings.aim) / durationSeconds;
  if (!isMeasured) {
    const measured = await pass(job, folder, {
      size,
      number: 1,
      rate: rateOptions(bitrate),
      progress: [0.4, 0.6],
      isDry: true,
    });
    if (!measured.ok) return measured;
  }
  let lastBytes = 0;
  for (let attempt = 1; attempt <= settings.attempts; attempt += 1) {
    const encoded = await pass(job, folder, {
      size,
      number: 2,
      rate: rateOptions(bitrate),
      progress: [0.6, 1],
    });
    if (!encoded.ok) return encoded;
    const sizeBytes = encoded.value.bytes.length;
    if (sizeBytes <= budgetBytes) return result(job, size, encoded.value);
    lastBytes = sizeBytes;
    bitrate *= (settings.aimAgain * budgetBytes) / sizeBytes;
  }
  return fail('too-big', { overBytes: lastBytes - budgetBytes });
}

function pass(
  job: VideoJob,
  folder: string,
  options: {
    size: VideoSize;
    number: 1 | 2;
    rate: readonly string[];
    progress: readonly [number, number];
    isDry?: boolean;
    uselessAboveBytes?: number | undefined;
  },
): Promise<Outcome<EncodedVideo>> {
  const { size, number, rate, isDry = false } = options;
  const [from, to] = options.progress;
  return runEncode({
    ...job,
    cut: job.recipe.cut,
    size,
    videoOptions: [
      ...h264Options(settings.preset),
      ...['-x264-params', settings.x264, ...rate],
      // Both passes must agree on keyframes, or the second cannot use what the first measured.
      ...keyframeOptions(job.recipe.pauseFrames),
      ...['-pass', String(number), '-passlogfile', join(folder, `stats-${size.widthPx}`)],
    ],
    uselessAboveBytes: options.uselessAboveBytes,
    outputPath: isDry ? null : join(folder, `pass-${number}.mp4`),
    timeoutMs: encoderLimits.finalPassTimeoutMs,
    onProgress: (share) => job.onProgress?.(from + share * (to - from)),
  });
}

function rateOptions(bitrate: number): string[] {
  const target = Math.floor(bitrate);
  return ['-b:v', String(target), '-maxrate', String(2 * target), '-bufsize', String(2 * target)];
}

/** The clip's own size, or the first smaller one at which the good quality would be no more than so many times too large. */
function fittingSize(sizes: readonly [VideoSize, ...VideoSize[]], timesTooLarge: number): VideoSize {
  const pixels = (size: VideoSize) => size.widthPx * size.heightPx;
  const fits = (size: VideoSize) => (timesTooLarge * pixels(size)) / pixels(sizes[0]) <= settings.smallerFrom;
  return sizes.find(fits) ?? sizes.at(-1) ?? sizes[0];
}

function result(job: VideoJob, size: VideoSize, encoded: EncodedVideo): Outcome<StoredResult<VideoJobFacts>> {
  job.onProgress?.(1);
  return succeed({ facts: { ...size, frameCount: encoded.frameCount }, bytes: encoded.bytes });
}
