import { fractionValue } from './frame-rate.ts';
import { videoSettings, type VideoCut } from './recipes/video-recipe.ts';
import type { VideoSize } from './video-size.ts';

/** MP4 boxes: a fixed part, and what each frame of picture and its share of sound adds to the tables. */
const containerBytes = 2_000;
const containerBytesPerFrame = 20;

/** What a video takes at the quality floor of the smallest size, in bytes: less would be no video to show. */
export function leastBytes(options: { cut: VideoCut; size: VideoSize }): number {
  const { cut, size } = options;
  const bits = size.widthPx * size.heightPx * cut.frameCount * videoSettings.final.minBitsPerPixel;
  return Math.ceil(bits / 8 + overheadBytes(cut));
}

/** What the pictures of a pass take in bytes, as x264's statistics of it say: texture, motion and the rest of each frame. */
export function pictureBytesIn(statistics: string): number {
  let bits = 0;
  for (const [, texture, motion, rest] of statistics.matchAll(/ tex:(\d+) mv:(\d+) misc:(\d+) /g)) {
    bits += Number(texture) + Number(motion) + Number(rest);
  }
  return bits / 8;
}

/** How many times fewer bits the pictures of a pass got than good quality needs, by x264's statistics of it: 1 is good. */
export function squeezeIn(statistics: string): number {
  const quantisers = Array.from(statistics.matchAll(/ q:([\d.]+) /g), ([, quantiser]) => Number(quantiser));
  if (quantisers.length === 0) return 1;
  const mean = quantisers.reduce((sum, quantiser) => sum + quantiser, 0) / quantisers.length;
  // Six steps of the quantiser double its size.
  return Math.max(1, 2 ** ((mean - videoSettings.final.goodQuantiser) / 6));
}

/** What a file takes besides its pictures, in bytes. */
export function overheadBytes(cut: VideoCut): number {
  return containerBytes + cut.frameCount * containerBytesPerFrame + soundBytes(cut);
}

/** What the sound of a cut takes, in bytes. */
function soundBytes(cut: VideoCut): number {
  if (!cut.hasAudio) return 0;
  return ((videoSettings.audioKbps * 1000) / 8) * (cut.frameCount / fractionValue(cut.frameRate));
}
