import { createFieldsOfView, type FrameSize } from './fields-of-view.ts';
import { flashLimits } from './flash-limits.ts';

/** The worst second of a sequence of frames. */
export interface FlashCount {
  /** The most flashes in any one second on more than a quarter of a field of view at once. */
  readonly maxPerSecond: number;
  /** When the worst second ends; null without flashes. */
  readonly atSeconds: number | null;
}

/** Counts the flashes of each pixel that changes together with more than a quarter of a field of view. */
export interface FlashCounter {
  startFrame(timestampSeconds: number): void;
  /** Notes that a pixel has changed from a valley towards a peak, or from a peak towards a valley. */
  addChange(pixel: number, isUp: boolean): void;
  endFrame(): void;
  worst(): FlashCount;
}

/** How many changes of a pixel are remembered: enough for 15 flashes in a second, as many as 30 frames can show. */
const remembered = 32;

/** Creates a counter for frames of one size. */
export function createFlashCounter(size: FrameSize): FlashCounter {
  const pixelCount = size.widthPx * size.heightPx;
  const fields = createFieldsOfView(size);
  const times = new Float64Array(pixelCount * remembered).fill(-Infinity);
  const counts = new Uint32Array(pixelCount);
  const lastChanges = {
    seconds: new Float64Array(pixelCount).fill(-Infinity),
    isUp: new Uint8Array(pixelCount),
  };
  const directions = ([0, 1] as const).map((isUp) => ({
    isUp,
    waiting: [] as Change[],
    openUntilSeconds: new Float64Array(fields.lineCount).fill(-Infinity),
  }));
  let nowSeconds = 0;
  let worst: FlashCount = { maxPerSecond: 0, atSeconds: null };

  const count = ({ pixel, atSeconds }: Change) => {
    const index = counts[pixel] ?? 0;
    times[pixel * remembered + (index % remembered)] = atSeconds;
    counts[pixel] = index + 1;
  };
  /** Lists the lines of fields in which enough pixels have changed in a direction, and not changed back yet, as movement does. */
  const findCrowdedLines = (isUp: Direction['isUp'], sinceSeconds: number) => {
    const pixelsByLine = new Uint32Array(fields.lineCount);
    for (let pixel = 0; pixel < pixelCount; pixel++)
      if ((lastChanges.seconds[pixel] ?? 0) >= sinceSeconds && lastChanges.isUp[pixel] === isUp)
        add(pixelsByLine, fields.lineOf(pixel));
    return fields.findCrowdedLines(pixelsByLine);
  };
  /** Counts what has changed together. The rest waits, because more may follow. Returns whether anything was counted. */
  const countTogether = (direction: Direction): boolean => {
    const { isUp, openUntilSeconds } = direction;
    // Without a new change, no more pixels are together than before.
    if (direction.waiting.at(-1)?.atSeconds !== nowSeconds) return false;
    const sinceSeconds = nowSeconds - flashLimits.togetherSeconds;
    for (const [line, isCrowded] of findCrowdedLines(isUp, sinceSeconds).entries())
      if (isCrowded) openUntilSeconds[line] = nowSeconds + flashLimits.togetherSeconds;
    const recent = direction.waiting.filter(({ atSeconds }) => atSeconds >= sinceSeconds);
    const isTogether = ({ pixel }: Change) => (openUntilSeconds[fields.lineOf(pixel)] ?? 0) >= nowSeconds;
    direction.waiting = recent.filter((change) => !isTogether(change));
    if (direction.waiting.length === recent.length) return false;
    recent.filter(isTogether).forEach(count);
    return true;
  };
  /** The flashes of a pixel in the last second: pairs of opposing changes. */
  const countFlashes = (pixel: number) => {
    let changes = 0;
    for (let at = pixel * remembered; at < (pixel + 1) * remembered; at++)
      if ((times[at] ?? 0) > nowSeconds - flashLimits.windowSeconds + rounding) changes++;
    return Math.floor(changes / 2);
  };
  const judgeSecond = () => {
    const pixelsByFlashes = Array.from({ length: remembered }, () => new Uint32Array(fields.lineCount));
    for (let pixel = 0; pixel < pixelCount; pixel++) {
      const canBeWorse = (counts[pixel] ?? 0) / 2 > worst.maxPerSecond;
      const pixelsByLine = canBeWorse ? pixelsByFlashes[countFlashes(pixel)] : undefined;
      if (pixelsByLine) add(pixelsByLine, fields.lineOf(pixel));
    }
    const pixelsByLine = new Uint32Array(fields.lineCount);
    for (let flashes = remembered - 1; flashes > worst.maxPerSecond; flashes--) {
      for (const [line, pixels] of pixelsByFlashes[flashes]?.entries() ?? []) add(pixelsByLine, line, pixels);
      if (fields.findMost(pixelsByLine) > fields.maxPixels)
        worst = { maxPerSecond: flashes, atSeconds: nowSeconds };
    }
  };

  return {
    startFrame(timestampSeconds) {
      nowSeconds = timestampSeconds;
    },
    addChange(pixel, isUp) {
      const direction = Number(isUp);
      directions[direction]?.waiting.push({ pixel, atSeconds: nowSeconds });
      lastChanges.seconds[pixel] = nowSeconds;
      lastChanges.isUp[pixel] = direction;
    },
    endFrame() {
      const counted = directions.map(countTogether);
      if (counted.includes(true)) judgeSecond();
    },
    worst: () => worst,
  };
}

interface Change {
  readonly pixel: number;
  readonly atSeconds: number;
}

/** The changes in one direction. */
interface Direction {
  readonly isUp: 0 | 1;
  /** Those of the last frames that are not counted yet. */
  waiting: Change[];
  /** Until when a change in a line belongs to one that was counted, because it follows it. */
  readonly openUntilSeconds: Float64Array;
}

function add(counts: Uint32Array, index: number, more = 1): void {
  counts[index] = (counts[index] ?? 0) + more;
}

/** Timestamps are sums of fractions. */
const rounding = 1e-6;
