import type { Position } from '@spinreel/config-schema/schema-parts';
import type { Rect, Size } from './rect.ts';

/** The upper corners that belong to the networks' close buttons: as a share of the stage's width ... */
export const closeButtonWidthShare = 0.15;

/** ... and in CSS pixels. */
export const closeButtonHeightPx = 60;

/**
 * The box of an element of a given size whose centre is wished at `centre` (shares of the stage): moved inside the safe
 * area, `marginPx` off its edges, and below the close buttons' corners. All in CSS pixels.
 *
 * @example
 * placeBox({ stage, safe, size: { width: 200, height: 60 }, centre: { x: 0.5, y: 0.9 }, marginPx: 8 });
 */
export function placeBox(options: {
  stage: Size;
  /** The part of the stage that no notch or home bar covers. */
  safe: Rect;
  size: Size;
  centre: Position;
  marginPx: number;
}): Rect {
  const { stage, safe, centre, marginPx } = options;
  const { width, height } = options.size;
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

/** The value moved between two limits; in the middle of them when they leave no room. */
function within(value: number, low: number, high: number): number {
  return high < low ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
