import { flashLimits } from './flash-limits.ts';

/** The worst second of a sequence of frames. */
export interface FlashCount {
  /** The most flashes in any one second on more than a quarter of the picture at once. */
  readonly maxPerSecond: number;
  /** When the worst second ends; null without flashes. */
  readonly atSeconds: number | null;
}

/** Counts the flashes of each pixel, of which more than a quarter of the picture changes at once. */
export interface FlashCounter {
  startFrame(timestampSeconds: number): void;
  /** Notes that a pixel has changed from a valley towards a peak, or from a peak towards a valley. */
  addChange(pixel: number, isUp: boolean): void;
  endFrame(): void;
  worst(): FlashCount;
}

/** How many changes of a pixel are remembered: enough for 15 flashes in a second, as many as 30 frames can show. */
const remembered = 32;

/** Creates a counter for pictures of `pixelCount` pixels. */
export function createFlashCounter(pixelCount: number): FlashCounter {
  const minPixels = flashLimits.maxAreaShare * pixelCount;
  const times = new Float64Array(pixelCount * remembered).fill(-Infinity);
  const counts = new Uint32Array(pixelCount);
  /** The changes of the last frames that are not counted yet, by direction. */
  const waiting: Record<'up' | 'down', { pixel: number; atSeconds: number }[]> = { up: [], down: [] };
  let nowSeconds = 0;
  let worst: FlashCount = { maxPerSecond: 0, atSeconds: null };

  const count = ({ pixel, atSeconds }: { pixel: number; atSeconds: number }) => {
    const index = counts[pixel] ?? 0;
    times[pixel * remembered + (index % remembered)] = atSeconds;
    counts[pixel] = index + 1;
  };
  /** The flashes of a pixel in the last second: pairs of opposing changes. */
  const countFlashes = (pixel: number) => {
    let changes = 0;
    for (let at = pixel * remembered; at < (pixel + 1) * remembered; at++)
      if ((times[at] ?? 0) > nowSeconds - flashLimits.windowSeconds + rounding) changes++;
    return Math.floor(changes / 2);
  };
  const judgeSecond = () => {
    const pixelsByFlashes = new Uint32Array(remembered);
    for (let pixel = 0; pixel < pixelCount; pixel++) {
      const flashes = countFlashes(pixel);
      pixelsByFlashes[flashes] = (pixelsByFlashes[flashes] ?? 0) + 1;
    }
    let pixels = 0;
    for (let flashes = remembered - 1; flashes > worst.maxPerSecond; flashes--) {
      pixels += pixelsByFlashes[flashes] ?? 0;
      if (pixels > minPixels) worst = { maxPerSecond: flashes, atSeconds: nowSeconds };
    }
  };

  return {
    startFrame(timestampSeconds) {
      nowSeconds = timestampSeconds;
    },
    addChange(pixel, isUp) {
      waiting[isUp ? 'up' : 'down'].push({ pixel, atSeconds: nowSeconds });
    },
    endFrame() {
      let hasCounted = false;
      for (const direction of ['up', 'down'] as const) {
        const oldest = nowSeconds - flashLimits.togetherSeconds;
        const recent = waiting[direction].filter(({ atSeconds }) => atSeconds >= oldest);
        const isTogether = new Set(recent.map(({ pixel }) => pixel)).size > minPixels;
        waiting[direction] = isTogether ? [] : recent;
        if (!isTogether) continue;
        recent.forEach(count);
        hasCounted = true;
      }
      if (hasCounted) judgeSecond();
    },
    worst: () => worst,
  };
}

/** Timestamps are sums of fractions. */
const rounding = 1e-6;
