import type { Rect } from './rect.ts';

/**
 * The largest box of a shape (width by height) that fits into an area, in the middle of its height. `leftShare` is the
 * share of the free width that is left of it.
 */
export function containRect(area: Rect, aspect: number, leftShare = 0.5): Rect {
  const width = Math.min(area.width, area.height * aspect);
  const height = width / aspect;
  return {
    x: area.x + (area.width - width) * leftShare,
    y: area.y + (area.height - height) / 2,
    width,
    height,
  };
}
