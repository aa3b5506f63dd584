import { fractionValue } from './frame-rate.ts';
import { videoSettings, type VideoCut } from './recipes/video-recipe.ts';
import { overheadBytes } from './video-bits.ts';

const { brief, maxBitrate } = videoSettings.final;

/** What holds an encode back, in bits and bits per second, beside its quality. */
export interface RateCap {
  readonly bufferBits: number;
  readonly bitrate: number;
}

/** What keeps the first pass of a brief clip near its budget; null for a longer clip, or one with more room than it can use. */
export function firstPassCap(cut: VideoCut, budgetBytes: number | null): RateCap | null {
  const durationSeconds = cut.frameCount / fractionValue(cut.frameRate);
  if (budgetBytes === null || durationSeconds > brief.seconds) return null;
  const pictureBits = 8 * Math.max(1, budgetBytes - overheadBytes(cut));
  const bufferBits = Math.floor(brief.buffer * pictureBits);
  if (bufferBits >= maxBitrate) return null;
  return { bufferBits, bitrate: Math.min(maxBitrate, Math.ceil(bufferBits / 2 / durationSeconds)) };
}
