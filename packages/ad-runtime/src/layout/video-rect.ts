import { videoAreaShare } from '@spinreel/config-schema/placement-geometry';
import type { Position } from '@spinreel/config-schema/schema-parts';
import type { VideoArea } from '../runtime-ad.ts';
import { containRect } from './contain-rect.ts';
import type { Rect, Size } from './rect.ts';

/**
 * The area in CSS pixels which split-screen mode gives to the video; it may be larger than the stage, which cuts it off
 * then. `centre` is shares of the stage, 0 to 1.
 */
export function videoAreaRect(
  stage: Size,
  area: { readonly centre: Position; readonly sizeFactor: number },
): Rect {
  const width = stage.width * videoAreaShare.width * area.sizeFactor;
  const height = stage.height * videoAreaShare.height * area.sizeFactor;
  return {
    x: stage.width * area.centre.x - width / 2,
    y: stage.height * area.centre.y - height / 2,
    width,
    height,
  };
}

/**
 * The picture's own box in CSS pixels: the whole stage in full-screen mode, else the largest that fits into the video area.
 * `aspect` is the video's width by its height.
 */
export function videoRect(stage: Size, area: VideoArea, aspect: number): Rect {
  if (area.kind === 'full') return { x: 0, y: 0, width: stage.width, height: stage.height };
  return containRect(videoAreaRect(stage, area), aspect);
}
