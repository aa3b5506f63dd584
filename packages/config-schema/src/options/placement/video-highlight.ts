import type { Position } from '../../ad/schema-parts.ts';
import { computeVideoCrop, getSourceSize, type FramedSource, type VideoRegion } from './video-crop.ts';

/** A circle in the visible part of a video. */
export interface VideoHighlight {
  /** The center as shares of the visible width and height, 0 to 1. */
  readonly x: number;
  readonly y: number;
  /** The diameter as a share of the visible width. */
  readonly size: number;
}

/** Returns the visible part of an uploaded video, as shares of its width and height. */
export function computeVisibleRegion(framed: FramedSource): VideoRegion {
  const source = getSourceSize(framed);
  const { x, y, width, height } = computeVideoCrop({ ...framed, ...source });
  return {
    x: x / source.sourceWidth,
    y: y / source.sourceHeight,
    width: width / source.sourceWidth,
    height: height / source.sourceHeight,
  };
}

/**
 * Converts a highlight of the uploaded video to the visible part of it. Its position may be outside of that part, that is
 * below 0 or above 1.
 *
 * @param position - The center as shares of the uploaded video.
 * @param size - The diameter as a share of the uploaded video's shorter side.
 */
export function toVisible(
  { position, size }: { readonly position: Position; readonly size: number },
  framed: FramedSource,
): VideoHighlight {
  const { x, y, width, height } = computeVisibleRegion(framed);
  const { sourceWidth, sourceHeight } = getSourceSize(framed);
  return {
    x: (position.x - x) / width,
    y: (position.y - y) / height,
    size: (size * Math.min(1, sourceHeight / sourceWidth)) / width,
  };
}

/** Converts a point of the visible part, as shares of it, to shares of the uploaded video. The inverse of `toVisible`. */
export function toSource(point: Position, framed: FramedSource): Position {
  const { x, y, width, height } = computeVisibleRegion(framed);
  return { x: x + point.x * width, y: y + point.y * height };
}
