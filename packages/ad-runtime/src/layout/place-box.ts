import type { Position } from '@spinreel/config-schema/schema-parts';
import { rectsOverlap, type Insets, type Rect, type Size } from './rect.ts';

/** The upper corners that belong to the networks' close buttons: a share of the stage's width, and CSS pixels. */
export const closeButtonCorner = { widthShare: 0.15, heightPx: 60 } as const;

/** The two boxes in the upper corners in which nothing may stand. */
export function closeButtonCorners(stage: Size, insets: Insets): readonly [Rect, Rect] {
  const width = stage.width * closeButtonCorner.widthShare;
  const height = insets.top + closeButtonCorner.heightPx;
  return [
    { x: 0, y: 0, width, height },
    { x: stage.width - width, y: 0, width, height },
  ];
}

/**
 * The box of an element of a given size whose centre is wished at `centre` (shares of the stage): moved inside the
 * stage, off the device's insets, and below the close buttons' corners.
 */
export function placeBox(options: {
  stage: Size;
  insets: Insets;
  size: Size;
  centre: Position;
  marginPx: number;
}): Rect {
  const { stage, insets, size, centre, marginPx } = options;
  const x = within(
    centre.x * stage.width - size.width / 2,
    insets.left + marginPx,
    stage.width - insets.right - marginPx - size.width,
  );
  const lowest = stage.height - insets.bottom - marginPx - size.height;
  const y = within(centre.y * stage.height - size.height / 2, insets.top + marginPx, lowest);
  const box = { x, y, width: size.width, height: size.height };
  const [left, right] = closeButtonCorners(stage, insets);
  if (!rectsOverlap(box, left) && !rectsOverlap(box, right)) return box;
  return { ...box, y: Math.max(y, Math.min(left.height, lowest)) };
}

/** The value moved between two limits; in the middle of them when they leave no room. */
function within(value: number, low: number, high: number): number {
  return high < low ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
