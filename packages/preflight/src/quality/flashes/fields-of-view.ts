import { flashLimits } from './flash-limits.ts';

/** The size of a frame, in cells of which flashes are counted. */
export interface FrameSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The fields of view of 10 degrees into which a frame can be cut: squares with its shorter side. They move along the longer
 * side, so each consists of whole lines: rows of an upright frame, columns of another.
 */
export interface FieldsOfView {
  /** So many pixels of a field may flash. */
  readonly maxPixels: number;
  readonly lineCount: number;
  lineOf(pixel: number): number;
  /** Finds the most pixels in any field. */
  findMost(pixelsByLine: Uint32Array): number;
  /** Lists for each line whether it is in a field in which more pixels are than may flash: 1 or 0. */
  findCrowdedLines(pixelsByLine: Uint32Array): Uint8Array;
}

/** Creates the fields of view of frames of one size. */
export function createFieldsOfView({ widthPx, heightPx }: FrameSize): FieldsOfView {
  const isUpright = heightPx >= widthPx;
  const lineCount = Math.max(widthPx, heightPx);
  const sidePx = Math.min(widthPx, heightPx);
  const maxPixels = flashLimits.maxAreaShare * sidePx * sidePx;
  /** Calls back with each field's first line and pixels. */
  const visitFields = (pixelsByLine: Uint32Array, visit: (firstLine: number, pixels: number) => void) => {
    let pixels = 0;
    for (let line = 0; line < lineCount; line++) {
      pixels += (pixelsByLine[line] ?? 0) - (pixelsByLine[line - sidePx] ?? 0);
      if (line >= sidePx - 1) visit(line - sidePx + 1, pixels);
    }
  };
  return {
    lineCount,
    maxPixels,
    lineOf: (pixel) => (isUpright ? Math.floor(pixel / widthPx) : pixel % widthPx),
    findMost(pixelsByLine) {
      let most = 0;
      visitFields(pixelsByLine, (_firstLine, pixels) => {
        most = Math.max(most, pixels);
      });
      return most;
    },
    findCrowdedLines(pixelsByLine) {
      const crowded = new Uint8Array(lineCount);
      visitFields(pixelsByLine, (firstLine, pixels) => {
        if (pixels > maxPixels) crowded.fill(1, firstLine, firstLine + sidePx);
      });
      return crowded;
    },
  };
}
