/** Small grey frames of a clip, one after another, with one byte for each pixel. */
export interface SmallFrames {
  readonly pixels: Uint8Array;
  /** Bytes of one frame. */
  readonly frameBytes: number;
  readonly frameRate: number;
}

/** Measures how much each frame differs from the previous one: mean levels of grey, 0 to 255. The first frame has 0. */
export function measureMotion({ pixels, frameBytes }: SmallFrames): Float64Array {
  const energy = new Float64Array(Math.floor(pixels.length / frameBytes));
  for (let frame = 1; frame < energy.length; frame += 1) {
    const start = frame * frameBytes;
    let sum = 0;
    for (let at = start; at < start + frameBytes; at += 1) {
      sum += Math.abs((pixels[at] ?? 0) - (pixels[at - frameBytes] ?? 0));
    }
    energy[frame] = sum / frameBytes;
  }
  return energy;
}

/** Measures the share of pixels, 0 to 1, whose shades differ from the previous frame, regardless of their position. */
export function measureHistogramChange({ pixels, frameBytes }: SmallFrames, frame: number): number {
  const [now, before] = [frame, frame - 1].map((index) =>
    countShades(pixels.subarray(index * frameBytes, (index + 1) * frameBytes)),
  );
  const moved = now?.reduce((sum, count, shade) => sum + Math.abs(count - (before?.[shade] ?? 0)), 0) ?? 0;
  return moved / 2 / frameBytes;
}

/** The number of shades in a histogram. */
const steps = 16;

function countShades(frame: Uint8Array): number[] {
  const counts = Array.from({ length: steps }, () => 0);
  for (const grey of frame) {
    const shade = Math.floor((grey * steps) / 256);
    counts[shade] = (counts[shade] ?? 0) + 1;
  }
  return counts;
}
