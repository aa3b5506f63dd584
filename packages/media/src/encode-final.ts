import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encoderLimits } from './encoder-limits.ts';
import { inEncoderSlot } from './encoder-slot.ts';
import { fractionValue } from './frame-rate.ts';
import { firstPassCap, type RateCap } from './first-pass-cap.ts';
import { fillsBudget, isAtItsBest, isMisled, nextAim, type Try } from './final-aim.ts';
import { goodRate, meanRate, threadsFor } from './final-rate.ts';
import { fail, succeed, type Outcome } from './media-problem.ts';
import { videoSettings } from './recipes/video-recipe.ts';
import { runEncode, type EncodedVideo } from './run-encode.ts';
import type { StoredResult } from './stored-result.ts';
import type { VideoJob, VideoJobFacts } from './video-job.ts';
import { h264Options, keyframeOptions } from './video-arguments.ts';
import { sizeLadder, type VideoSize } from './video-size.ts';
import { leastBytes, pictureBytesIn, squeezeIn } from './video-bits.ts';
import { inWorkFolder } from './work-folder.ts';

const settings = videoSettings.final;

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
  const cap = firstPassCap(cut, budgetBytes);
  const good = await pass(job, folder, {
    size: largest,
    number: 1,
    rate: goodRate(cap),
    threads: threadsFor(cap),
    progress: [0, 0.5],
  });
  if (!good.ok) return good;
  const { bytes } = good.value;
  if (budgetBytes === null) return result(job, largest, good.value);
  const statistics = await readFile(`${statsPath(folder)}-0.log`, 'utf8');
  const squeeze = cap ? squeezeIn(statistics) : 1;
  if (isAtItsBest({ sizeBytes: bytes.length, budgetBytes, squeeze })) return result(job, largest, good.value);
  if (budgetBytes < floorBytes) return fail('too-big', { overBytes: floorBytes - budgetBytes });
  const size = fittingSize(sizes, (squeeze * bytes.length) / budgetBytes);
  if (size === largest && fillsBudget(bytes.length, budgetBytes)) return result(job, largest, good.value);
  const otherBytes = bytes.length - pictureBytesIn(statistics);
  return await secondPasses(job, folder, { size, otherBytes, budgetBytes, cap });
}

/**
 * Encodes until the file lies between the least and the whole of the budget. One time is the rule. What still misses is
 * aimed again by what the tries before gave; where a smaller picture lost far more than pixels (noise does), the first
 * pass had measured something else, and that size is measured by itself.
 */
async function secondPasses(
  job: VideoJob,
  folder: string,
  options: { size: VideoSize; otherBytes: number; budgetBytes: number; cap: RateCap | null },
): Promise<Outcome<StoredResult<VideoJobFacts>>> {
  const { size, otherBytes, budgetBytes, cap } = options;
  const { cut } = job.recipe;
  const durationSeconds = cut.frameCount / fractionValue(cut.frameRate);
  const aim = cap ? settings.brief.aim : settings.aim;
  const wantedBytes = Math.max(1, budgetBytes * aim - otherBytes);
  let tries: Try[] = [];
  let best: EncodedVideo | null = null;
  let leastOverBytes = Infinity;
  for (let attempt = 1; attempt <= settings.attempts; attempt += 1) {
    const aimBytes = nextAim(wantedBytes, tries);
    const again = {
      size,
      rate: meanRate((8 * aimBytes) / durationSeconds),
      threads: threadsFor(cap),
      progress: [0.5, 1],
    } as const;
    const encoded = await pass(job, folder, { ...again, number: 2 });
    if (!encoded.ok) return encoded;
    const sizeBytes = encoded.value.bytes.length;
    if (sizeBytes > budgetBytes) leastOverBytes = Math.min(leastOverBytes, sizeBytes - budgetBytes);
    else if (sizeBytes > (best?.bytes.length ?? 0)) best = encoded.value;
    if (fillsBudget(sizeBytes, budgetBytes)) break;
    tries.push({ aimBytes, gotBytes: Math.max(1, sizeBytes - otherBytes) });
    if (attempt > 1 || !isMisled(wantedBytes, tries)) continue;
    const measured = await pass(job, folder, { ...again, number: 1 });
    if (!measured.ok) return measured;
    tries = [];
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
      ...h264Options(settings.preset, threads),
      ...rate,
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
