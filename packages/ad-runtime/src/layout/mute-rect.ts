import { rectsOverlap, type Insets, type Rect, type Size } from './rect.ts';

/** Side of the mute button's target in CSS pixels, whatever the stage's scale: the least a thumb needs. */
export const muteTargetPx = 44;

/** Where the mute button stands: a lower corner, else a side, wherever it covers none of the other elements. */
export function muteRect(options: { stage: Size; insets: Insets; obstacles: readonly Rect[] }): Rect {
  const { stage, insets, obstacles } = options;
  const marginPx = 4;
  const left = insets.left + marginPx;
  const right = stage.width - insets.right - marginPx - muteTargetPx;
  const bottom = stage.height - insets.bottom - marginPx - muteTargetPx;
  const places: Rect[] = [];
  for (const y of [bottom, stage.height * 0.7, stage.height * 0.45, stage.height * 0.25]) {
    for (const x of [left, right]) places.push({ x, y, width: muteTargetPx, height: muteTargetPx });
  }
  const free = places.filter((place) => !obstacles.some((obstacle) => rectsOverlap(place, obstacle)));
  return (free[0] ?? places[0]) as Rect;
}
