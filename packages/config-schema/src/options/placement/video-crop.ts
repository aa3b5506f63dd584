import { sliderRanges } from '../../limits/limits.ts';
import { getDefaultShape, shapeAspects, type VideoShape } from './video-shapes.ts';

/** A part of a video as shares of its width and height, 0 to 1. */
export interface VideoRegion {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a video is cropped. */
export interface VideoFraming {
  readonly splitScreen: boolean;
  /** By default 16:9 in split-screen mode, and 9:16 in full-screen mode. */
  readonly shape?: VideoShape | null | undefined;
  /** The area of the shape `reels`. By default the whole video. */
  readonly reels?: VideoRegion | null | undefined;
  /** 1 to 3. Not used for the shape `reels`. */
  readonly zoom: number;
  /** Percent of the free space, -100 to 100. */
  readonly zoomX: number;
  readonly zoomY: number;
}

/** A rectangle of the source in pixels; all four numbers are even, as 4:2:0 video needs. */
export interface VideoCrop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Computes the visible part of the source: the largest rectangle of the shape, divided by the zoom and moved by the offsets, or
 * the chosen area. The server crops with it, and the wizard previews the crop.
 */
export function computeVideoCrop(
  options: VideoFraming & { readonly sourceWidth: number; readonly sourceHeight: number },
): VideoCrop {
  const { sourceWidth, sourceHeight } = options;
  const shape = options.shape ?? getDefaultShape(options.splitScreen);
  if (shape === 'reels' && options.reels) return cropRegion(options, options.reels);
  const aspect = shape === 'uploaded' || shape === 'reels' ? sourceWidth / sourceHeight : shapeAspects[shape];
  const zoom = clamp(options.zoom, sliderRanges.zoom.min, sliderRanges.zoom.max);
  const width = roundToEven(Math.min(sourceWidth, sourceHeight * aspect) / zoom, sourceWidth);
  const height = roundToEven(Math.min(sourceHeight, sourceWidth / aspect) / zoom, sourceHeight);
  return {
    x: computeOffset(sourceWidth - width, options.zoomX),
    y: computeOffset(sourceHeight - height, options.zoomY),
    width,
    height,
  };
}

/** How an uploaded video is cropped, and its size in pixels; null if it is not known yet. */
export interface FramedSource extends VideoFraming {
  readonly sourceWidth: number | null;
  readonly sourceHeight: number | null;
}

/** Returns the size of an uploaded video in pixels. One that is not known yet is taken for 1920 x 1080. */
export function getSourceSize({ sourceWidth, sourceHeight }: FramedSource): {
  readonly sourceWidth: number;
  readonly sourceHeight: number;
} {
  const isKnown = sourceWidth !== null && sourceHeight !== null;
  return isKnown ? { sourceWidth, sourceHeight } : { sourceWidth: 1920, sourceHeight: 1080 };
}

/** Computes the shape of a video's visible part, width by height. */
export function computeVideoAspect(options: FramedSource): number {
  const source = getSourceSize(options);
  const shape = options.shape ?? getDefaultShape(options.splitScreen);
  if (shape !== 'uploaded' && shape !== 'reels') return shapeAspects[shape];
  const { width, height } = computeVideoCrop({ ...options, ...source });
  return width / height;
}

function cropRegion(
  { sourceWidth, sourceHeight }: { readonly sourceWidth: number; readonly sourceHeight: number },
  region: VideoRegion,
): VideoCrop {
  const width = roundToEven(sourceWidth * region.width, sourceWidth);
  const height = roundToEven(sourceHeight * region.height, sourceHeight);
  return {
    x: roundDown(Math.min(sourceWidth * region.x, sourceWidth - width)),
    y: roundDown(Math.min(sourceHeight * region.y, sourceHeight - height)),
    width,
    height,
  };
}

function roundDown(px: number): number {
  return 2 * Math.floor(Math.max(0, px) / 2);
}

function roundToEven(size: number, limit: number): number {
  return Math.max(2, Math.min(2 * Math.round(size / 2), 2 * Math.floor(limit / 2)));
}

function computeOffset(freePx: number, percent: number): number {
  return 2 * Math.floor((freePx * (1 + clamp(percent, -100, 100) / 100)) / 4);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
