import { sliderRanges } from './limits.ts';

/** The shape of the picture that the ad shows: the phone's in full-screen mode, the clip's own in split-screen mode. */
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
 * The part of the source that is seen: the largest rectangle of the wanted shape, divided by the zoom, moved by the
 * offsets (percent of the free room, -100 to 100). Used by the server to cut, and by the wizard to show the cut live.
 */
export function videoCrop(options: {
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
  const width = even(Math.min(sourceWidth, sourceHeight * aspect) / zoom, sourceWidth);
  const height = even(Math.min(sourceHeight, sourceWidth / aspect) / zoom, sourceHeight);
  return {
    x: offset(sourceWidth - width, options.zoomX),
    y: offset(sourceHeight - height, options.zoomY),
    width,
    height,
  };
}

function even(size: number, limit: number): number {
  return Math.max(2, Math.min(2 * Math.round(size / 2), 2 * Math.floor(limit / 2)));
}

function offset(freeRoom: number, percent: number): number {
  return 2 * Math.floor((freeRoom * (1 + clamp(percent, -100, 100) / 100)) / 4);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
