import { readFile } from 'node:fs/promises';
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
import { leastBytes, pictureBytesIn } from './video-bits.ts';
import { inWorkFolder } from './work-folder.ts';

const settings = videoSettings.final;
const x264Options = { 1: settings.x264, 2: `${settings.x264}:ratetol=${settings.rateTolerance}` };

/**
 * The best video that fits the budget. A first pass at good quality is taken as it is when it fits; else it has measured
 * the clip: which size suits the budget, what sound and container take, and what each frame needs. A second pass hits the
 * budget from that. Below the quality floor: 'too-big'.
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
  const floorBytes = leastBytes({ cut, size: sizes.at(-1) ?? largest });
  if (budgetBytes !== null && budgetBytes <= 0)
    return fail('too-big', { overBytes: floorBytes - budgetBytes });
  const good = await pass(job, folder, {
    size: largest,
    number: 1,
    rate: ['-crf', String(settings.crf), '-fastfirstpass', '0', ...bufferOptions(settings.maxBitrate)],
    progress: [0, 0.5],
  });
  if (!good.ok) return good;
  const { bytes } = good.value;
  if (budgetBytes === null || bytes.length <= budgetBytes) return result(job, largest, good.value);
  if (budgetBytes < floorBytes) return fail('too-big', { overBytes: floorBytes - budgetBytes });
  const pictureBytes = pictureBytesIn(await readFile(`${statsPath(folder)}-0.log`, 'utf8'));
  const size = fittingSize(sizes, bytes.length / budgetBytes);
  return await secondPasses(job, folder, {
    size,
    isMeasured: size === largest,
    otherBytes: bytes.length - pictureBytes,
    budgetBytes,
  });
}

/**
 * Encodes until the file lies between the least and the whole of the budget. One time is the rule. Where a smaller size
 * loses far more detail than pixels (noise does), the first measurement misleads, and that size is measured by itself.
 */
async function secondPasses(
  job: VideoJob,
  folder: string,
  options: { size: VideoSize; isMeasured: boolean; otherBytes: number; budgetBytes: number },
): Promise<Outcome<StoredResult<VideoJobFacts>>> {
  const { size, otherBytes, budgetBytes } = options;
  const { cut } = job.recipe;
  const durationSeconds = cut.frameCount / fractionValue(cut.frameRate);
  const wantedBytes = Math.max(1, budgetBytes * settings.aim - otherBytes);
  let { isMeasured } = options;
  let aimBytes = wantedBytes;
  let best: EncodedVideo | null = null;
  let leastOverBytes = Infinity;
  for (let attempt = 1; attempt <= settings.attempts; attempt += 1) {
    const again = { size, rate: rateOptions((8 * aimBytes) / durationSeconds), progress: [0.5, 1] } as const;
    const encoded = await pass(job, folder, { ...again, number: 2 });
    if (!encoded.ok) return encoded;
    const sizeBytes = encoded.value.bytes.length;
    if (sizeBytes > budgetBytes) leastOverBytes = Math.min(leastOverBytes, sizeBytes - budgetBytes);
    else if (sizeBytes > (best?.bytes.length ?? 0)) best = encoded.value;
    if ((best?.bytes.length ?? 0) >= budgetBytes * settings.leastUsed) break;
    if (isMeasured) {
      aimBytes *= wantedBytes / Math.max(1, sizeBytes - otherBytes);
      continue;
    }
    const measured = await pass(job, folder, { ...again, number: 1 });
    if (!measured.ok) return measured;
    isMeasured = true;
  }
  return best ? result(job, size, best) : fail('too-big', { overBytes: leastOverBytes });
}

function pass(
  job: VideoJob,
  folder: string,
  options: {
    size: VideoSize;
    number: 1 | 2;
    rate: readonly string[];
    progress: readonly [number, number];
  },
): Promise<Outcome<EncodedVideo>> {
  const { size, number, rate } = options;
  const [from, to] = options.progress;
  return runEncode({
    ...job,
    cut: job.recipe.cut,
    size,
    videoOptions: [
      ...h264Options(settings.preset),
      ...['-x264-params', x264Options[number], ...rate],
      // Both passes must agree on keyframes, or the second cannot use what the first measured.
      ...keyframeOptions(job.recipe.pauseFrames),
      ...['-pass', String(number), '-passlogfile', statsPath(folder)],
    ],
    outputPath: join(folder, `pass-${number}.mp4`),
    timeoutMs: encoderLimits.finalPassTimeoutMs,
    onProgress: (share) => job.onProgress?.(from + share * (to - from)),
  });
}

/** Where x264 keeps what the first pass measured; it fits smaller pictures too, because x264 scales it. */
function statsPath(folder: string): string {
  return join(folder, 'stats');
}

function rateOptions(bitrate: number): string[] {
  const target = Math.floor(bitrate);
  return ['-b:v', String(target), ...bufferOptions(Math.min(settings.peak * target, settings.maxBitrate))];
}

/** The most that a second of video may take, in bits. */
function bufferOptions(bits: number): string[] {
  return ['-maxrate', String(bits), '-bufsize', String(bits)];
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
