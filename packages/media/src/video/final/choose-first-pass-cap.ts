import { parseFraction } from '../frame-rate.ts';
import { videoSettings, type VideoCut } from '../../recipes/video-recipe.ts';
import { estimateOverheadBytes } from './video-bits.ts';

const { brief, maxBitrate } = videoSettings.final;

/** A rate limit for an encode, in bits and bits per second, on top of its quality setting. */
export interface RateCap {
  readonly bufferBits: number;
  readonly bitrate: number;
}

/**
 * The limit that keeps the first pass of a brief clip near its budget. Null for longer clips, and if the budget is
 * generous.
 */
export function chooseFirstPassCap(cut: VideoCut, budgetBytes: number | null): RateCap | null {
  const durationSeconds = cut.frameCount / parseFraction(cut.frameRate);
  if (budgetBytes === null || durationSeconds > brief.seconds) return null;
  const frameBits = 8 * Math.max(1, budgetBytes - estimateOverheadBytes(cut));
  const bufferBits = Math.floor(brief.buffer * frameBits);
  if (bufferBits >= maxBitrate) return null;
  return { bufferBits, bitrate: Math.min(maxBitrate, Math.ceil(bufferBits / 2 / durationSeconds)) };
}
