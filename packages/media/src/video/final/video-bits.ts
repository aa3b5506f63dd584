import { parseFraction } from '../frame-rate.ts';
import { videoSettings, type VideoCut } from '../../recipes/video-recipe.ts';
import type { VideoSize } from '../video-size.ts';

/** Size of an MP4's boxes in bytes: a constant part, and the part for each frame with its share of sound. */
const containerBytes = 2_000;
const containerBytesPerFrame = 20;

/** The size of a video at the quality floor and the smallest frame size, in bytes. */
export function computeFloorBytes(options: { cut: VideoCut; size: VideoSize }): number {
  const { cut, size } = options;
  const bits = size.widthPx * size.heightPx * cut.frameCount * videoSettings.final.minBitsPerPixel;
  return Math.ceil(bits / 8 + estimateOverheadBytes(cut));
}

/** Sums what the frames of a pass take in bytes, by x264's statistics: texture, motion and the rest of each frame. */
export function sumFrameBytes(statistics: string): number {
  let bits = 0;
  for (const [, texture, motion, rest] of statistics.matchAll(/ tex:(\d+) mv:(\d+) misc:(\d+) /g)) {
    bits += Number(texture) + Number(motion) + Number(rest);
  }
  return bits / 8;
}

/** How many times fewer bits a pass got than good quality needs, by x264's statistics; 1 at good quality. */
export function measureSqueeze(statistics: string): number {
  const quantisers = Array.from(statistics.matchAll(/ q:([\d.]+) /g), ([, quantiser]) => Number(quantiser));
  if (quantisers.length === 0) return 1;
  const mean = quantisers.reduce((sum, quantiser) => sum + quantiser, 0) / quantisers.length;
  // A frame's size doubles with every six steps of the quantizer.
  return Math.max(1, 2 ** ((mean - videoSettings.final.goodQuantiser) / 6));
}

/** The size of a file without its frames, in bytes. */
export function estimateOverheadBytes(cut: VideoCut): number {
  return containerBytes + cut.frameCount * containerBytesPerFrame + estimateSoundBytes(cut);
}

/** The size of a cut's sound in bytes. */
function estimateSoundBytes(cut: VideoCut): number {
  if (!cut.hasAudio) return 0;
  return ((videoSettings.audioKbps * 1000) / 8) * (cut.frameCount / parseFraction(cut.frameRate));
}
