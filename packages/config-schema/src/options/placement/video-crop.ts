import { sliderRanges } from '../../limits/limits.ts';

/** The aspect ratio of the video in the ad: the phone's in full-screen mode, the clip's own in split-screen mode. */
export const videoAspects = {
  /** Width by height. */
  fullScreen: 9 / 16,
  splitScreen: 16 / 9,
} as const;

/** A rectangle of the source in pixels; all four numbers are even, as 4:2:0 video needs. */
export interface VideoCrop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Computes the visible part of the source: the largest rectangle of the aspect ratio, divided by the zoom and moved by
 * the offsets (percent of the free space, -100 to 100). The server crops with it, and the wizard previews the crop.
 */
export function computeVideoCrop(options: {
  sourceWidth: number;
  sourceHeight: number;
  splitScreen: boolean;
  zoom: number;
  zoomX: number;
  zoomY: number;
}): VideoCrop {
  const { sourceWidth, sourceHeight } = options;
  const aspect = options.splitScreen ? videoAspects.splitScreen : videoAspects.fullScreen;
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

function roundToEven(size: number, limit: number): number {
  return Math.max(2, Math.min(2 * Math.round(size / 2), 2 * Math.floor(limit / 2)));
}

function computeOffset(freePx: number, percent: number): number {
  return 2 * Math.floor((freePx * (1 + clamp(percent, -100, 100) / 100)) / 4);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
