import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encoderLimits } from '../../programs/encoder-limits.ts';
import { parseFraction } from '../frame-rate.ts';
import { chooseFirstPassCap, type RateCap } from './choose-first-pass-cap.ts';
import { fillsBudget, isAtItsBest, isMisled, chooseNextAim, type Try } from './choose-next-aim.ts';
import { buildQualityOptions, buildBitrateOptions, chooseThreads } from './final-rate.ts';
import { fail, succeed, type Outcome } from '../../media-problem.ts';
import { videoSettings } from '../../recipes/video-recipe.ts';
import { runEncode, type EncodedVideo } from '../../programs/run-encode.ts';
import type { StoredResult } from '../../recipes/stored-result.ts';
import type { VideoJob, VideoJobFacts } from '../video-job.ts';
import { buildH264Options, buildKeyframeOptions } from '../video-arguments.ts';
import { listSizes, type VideoSize } from '../video-size.ts';
import { computeFloorBytes, sumFrameBytes, measureSqueeze } from './video-bits.ts';
import { runInWorkFolder } from '../../programs/run-in-work-folder.ts';

const settings = videoSettings.final;

/**
 * Encodes the best video that fits the budget. If a first pass at good quality fits, it is the result. Otherwise its
 * statistics decide the frame size, the size of sound and container, and the bits of each frame, and a second pass
 * meets the budget. Below the quality floor, the problem is 'too-big'.
 */
export function encodeFinal(job: VideoJob): Promise<Outcome<StoredResult<VideoJobFacts>>> {
  return runInWorkFolder(async (folder) => await fitBudget(job, folder));
}

async function fitBudget(job: VideoJob, folder: string): Promise<Outcome<StoredResult<VideoJobFacts>>> {
  const { cut, budgetBytes } = job.recipe;
  const sizes = listSizes(cut.crop, videoSettings.longSidesPx);
  const [largest] = sizes;
  const floorBytes = computeFloorBytes({ cut, size: sizes.at(-1) ?? largest });
  if (budgetBytes !== null && budgetBytes <= 0)
    return fail('too-big', { overBytes: floorBytes - budgetBytes });
  const cap = chooseFirstPassCap(cut, budgetBytes);
  const good = await runPass(job, folder, {
    size: largest,
    number: 1,
    rate: buildQualityOptions(cap),
    threads: chooseThreads(cap),
    progress: [0, 0.5],
  });
  if (!good.ok) return good;
  const { bytes } = good.value;
  if (budgetBytes === null) return toResult(job, largest, good.value);
  const statistics = await readFile(`${getStatsPath(folder)}-0.log`, 'utf8');
  const squeeze = cap ? measureSqueeze(statistics) : 1;
  if (isAtItsBest({ sizeBytes: bytes.length, budgetBytes, squeeze }))
    return toResult(job, largest, good.value);
  if (budgetBytes < floorBytes) return fail('too-big', { overBytes: floorBytes - budgetBytes });
  const size = chooseSize(sizes, (squeeze * bytes.length) / budgetBytes);
  if (size === largest && fillsBudget(bytes.length, budgetBytes)) return toResult(job, largest, good.value);
  const otherBytes = bytes.length - sumFrameBytes(statistics);
  return await runSecondPasses(job, folder, { size, otherBytes, budgetBytes, cap });
}

/**
 * Encodes until the file uses nearly all of the budget, which usually takes one pass. If a pass misses, the next one's
 * target is corrected by the results so far. If the first such miss is large (noise, for example, loses more than
 * pixels when it is scaled down), the first pass is repeated at the chosen size.
 */
async function runSecondPasses(
  job: VideoJob,
  folder: string,
  options: { size: VideoSize; otherBytes: number; budgetBytes: number; cap: RateCap | null },
): Promise<Outcome<StoredResult<VideoJobFacts>>> {
  const { size, otherBytes, budgetBytes, cap } = options;
  const { cut } = job.recipe;
  const durationSeconds = cut.frameCount / parseFraction(cut.frameRate);
  const aim = cap ? settings.brief.aim : settings.aim;
  const wantedBytes = Math.max(1, budgetBytes * aim - otherBytes);
  let tries: Try[] = [];
  let best: EncodedVideo | null = null;
  let leastOverBytes = Infinity;
  for (let attempt = 1; attempt <= settings.attempts; attempt += 1) {
    const aimBytes = chooseNextAim(wantedBytes, tries);
    const again = {
      size,
      rate: buildBitrateOptions((8 * aimBytes) / durationSeconds),
      threads: chooseThreads(cap),
      progress: [0.5, 1],
    } as const;
    const encoded = await runPass(job, folder, { ...again, number: 2 });
    if (!encoded.ok) return encoded;
    const sizeBytes = encoded.value.bytes.length;
    if (sizeBytes > budgetBytes) leastOverBytes = Math.min(leastOverBytes, sizeBytes - budgetBytes);
    else if (sizeBytes > (best?.bytes.length ?? 0)) best = encoded.value;
    if (fillsBudget(sizeBytes, budgetBytes)) break;
    tries.push({ aimBytes, gotBytes: Math.max(1, sizeBytes - otherBytes) });
    if (attempt > 1 || !isMisled(wantedBytes, tries)) continue;
    const measured = await runPass(job, folder, { ...again, number: 1 });
    if (!measured.ok) return measured;
    tries = [];
  }
  return best ? toResult(job, size, best) : fail('too-big', { overBytes: leastOverBytes });
}

function runPass(
  job: VideoJob,
  folder: string,
  options: {
    size: VideoSize;
    number: 1 | 2;
    rate: readonly string[];
    threads: number;
    progress: readonly [number, number];
  },
): Promise<Outcome<EncodedVideo>> {
  const { size, number, rate, threads } = options;
  const [from, to] = options.progress;
  return runEncode({
    ...job,
    cut: job.recipe.cut,
    size,
    videoOptions: [
      ...buildH264Options(settings.preset, threads),
      ...rate,
      // Both passes must use the same keyframes. Otherwise the second cannot use the first one's statistics.
      ...buildKeyframeOptions(job.recipe.pauseFrames),
      ...['-pass', String(number), '-passlogfile', getStatsPath(folder)],
    ],
    outputPath: join(folder, `pass-${number}.mp4`),
    cpuLimitMs: encoderLimits.finalPassCpuMs,
    onProgress: (share) => job.onProgress?.(from + share * (to - from)),
  });
}

/** The file of x264's first-pass statistics. They also fit smaller frame sizes, because x264 scales them. */
function getStatsPath(folder: string): string {
  return join(folder, 'stats');
}

/** The largest size at which the good quality would exceed the budget by at most the factor `smallerFrom`. */
function chooseSize(sizes: readonly [VideoSize, ...VideoSize[]], timesTooLarge: number): VideoSize {
  const pixels = (size: VideoSize) => size.widthPx * size.heightPx;
  const fits = (size: VideoSize) => (timesTooLarge * pixels(size)) / pixels(sizes[0]) <= settings.smallerFrom;
  return sizes.find(fits) ?? sizes.at(-1) ?? sizes[0];
}

function toResult(
  job: VideoJob,
  size: VideoSize,
  encoded: EncodedVideo,
): Outcome<StoredResult<VideoJobFacts>> {
  job.onProgress?.(1);
  return succeed({ facts: { ...size, frameCount: encoded.frameCount }, bytes: encoded.bytes });
}
