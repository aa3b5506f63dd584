import type { Rect } from './rect.ts';

/** The largest box of a shape (width by height) that fits into an area, in its centre. */
export function containRect(area: Rect, aspect: number): Rect {
  const width = Math.min(area.width, area.height * aspect);
  const height = width / aspect;
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
}
