import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import type { Rect, Size } from './rect.ts';

/** Width of the upper corners reserved for the networks' close buttons, as a share of the stage's width. */
export const closeButtonWidthShare = 0.15;

/** Height of the upper corners reserved for the networks' close buttons, in CSS pixels. */
export const closeButtonHeightPx = 60;

/**
 * Places an element with its center at `centre` (shares of the stage). The box is moved inside the safe area (the part
 * of the stage without notch and home bar), at least `marginPx` from its edges, and below the corners of the close
 * buttons. All boxes are in CSS pixels.
 *
 * @example
 * placeBox(stage, safe, { width: 200, height: 60 }, { x: 0.5, y: 0.9 }, 8);
 */
export function placeBox(
  stage: Size,
  safe: Rect,
  { width, height }: Size,
  centre: Position,
  marginPx: number,
): Rect {
  const x = within(
    centre.x * stage.width - width / 2,
    safe.x + marginPx,
    safe.x + safe.width - marginPx - width,
  );
  const corner = stage.width * closeButtonWidthShare;
  const isBesideCorners = x >= corner && x + width <= stage.width - corner;
  const highest = safe.y + (isBesideCorners ? marginPx : closeButtonHeightPx);
  const y = within(centre.y * stage.height - height / 2, highest, safe.y + safe.height - marginPx - height);
  return { x, y, width, height };
}

/** Clamps a value between two limits. Returns their mean if `low` exceeds `high`. */
export function within(value: number, low: number, high: number): number {
  return high < low ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
