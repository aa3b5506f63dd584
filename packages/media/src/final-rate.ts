import { encoderThreads } from './encoder-limits.ts';
import type { RateCap } from './first-pass-cap.ts';
import { videoSettings } from './recipes/video-recipe.ts';

const settings = videoSettings.final;

/** Good quality, held back by the cap where there is one. */
export function goodRate(cap: RateCap | null): string[] {
  const quality = ['-crf', String(settings.crf), '-fastfirstpass', '0'];
  if (!cap) return [...quality, ...x264Params(''), ...bufferOptions(settings.maxBitrate)];
  return [...quality, ...x264Params(':vbv-init=1'), ...bufferOptions(cap.bitrate, cap.bufferBits)];
}

/** A mean bitrate, in bits per second, that some seconds may exceed. */
export function meanRate(bitrate: number): string[] {
  const target = Math.floor(bitrate);
  return [
    ...['-b:v', String(target), ...x264Params(`:ratetol=${settings.rateTolerance}`)],
    ...bufferOptions(Math.min(settings.peak * target, settings.maxBitrate)),
  ];
}

/** One where a buffer steers: with several, x264's bytes depend on which of them is ahead. */
export function threadsFor(cap: RateCap | null): number {
  return cap ? 1 : encoderThreads;
}

function x264Params(more: string): string[] {
  return ['-x264-params', `${settings.x264}${more}`];
}

/** The most that a second of video may take, in bits, and what may come at once. */
function bufferOptions(bitrate: number, bufferBits = bitrate): string[] {
  return ['-maxrate', String(bitrate), '-bufsize', String(bufferBits)];
}
