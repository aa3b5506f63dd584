/** Small grey pictures of a clip, one after another, a byte for each pixel. */
export interface SmallFrames {
  readonly pixels: Uint8Array;
  /** Bytes of one picture. */
  readonly frameBytes: number;
  readonly frameRate: number;
}

/** How much each picture differs from the one before: mean levels of grey, 0 to 255. The first differs from nothing: 0. */
export function motionEnergy({ pixels, frameBytes }: SmallFrames): Float64Array {
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

/** The share of pixels, 0 to 1, that have other shades in a picture than in the one before, wherever they are. */
export function histogramChange({ pixels, frameBytes }: SmallFrames, frame: number): number {
  const [now, before] = [frame, frame - 1].map((index) =>
    shades(pixels.subarray(index * frameBytes, (index + 1) * frameBytes)),
  );
  const moved = now?.reduce((sum, count, shade) => sum + Math.abs(count - (before?.[shade] ?? 0)), 0) ?? 0;
  return moved / 2 / frameBytes;
}

/** Shades are told apart in so many steps. */
const steps = 16;

function shades(picture: Uint8Array): number[] {
  const counts = Array.from({ length: steps }, () => 0);
  for (const grey of picture) {
    const shade = Math.floor((grey * steps) / 256);
    counts[shade] = (counts[shade] ?? 0) + 1;
  }
  return counts;
}
