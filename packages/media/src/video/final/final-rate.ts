import { encoderThreads } from '../../programs/encoder-limits.ts';
import type { RateCap } from './choose-first-pass-cap.ts';
import { videoSettings } from '../../recipes/video-recipe.ts';

const settings = videoSettings.final;

/** Options for good quality, limited by the cap if there is one. */
export function buildQualityOptions(cap: RateCap | null): string[] {
  const quality = ['-crf', String(settings.crf), '-fastfirstpass', '0'];
  if (!cap) return [...quality, ...buildX264Params(''), ...buildBufferOptions(settings.maxBitrate)];
  return [...quality, ...buildX264Params(':vbv-init=1'), ...buildBufferOptions(cap.bitrate, cap.bufferBits)];
}

/** Options for a mean bitrate in bits per second, which single seconds may exceed. */
export function buildBitrateOptions(bitrate: number): string[] {
  const target = Math.floor(bitrate);
  return [
    ...['-b:v', String(target), ...buildX264Params(`:ratetol=${settings.rateTolerance}`)],
    ...buildBufferOptions(Math.min(settings.peak * target, settings.maxBitrate)),
  ];
}

/**
 * The number of encoding threads. With a rate buffer it is 1, because x264's output otherwise depends on thread timing.
 */
export function chooseThreads(cap: RateCap | null): number {
  return cap ? 1 : encoderThreads;
}

function buildX264Params(more: string): string[] {
  return ['-x264-params', `${settings.x264}${more}`];
}

/** Limits in bits: the most that a second of video may take, and the size of the buffer. */
function buildBufferOptions(bitrate: number, bufferBits = bitrate): string[] {
  return ['-maxrate', String(bitrate), '-bufsize', String(bufferBits)];
}
