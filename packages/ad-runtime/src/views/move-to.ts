import type { Rect } from '../layout/rect.ts';

/** Puts an element at a box's corner; with `isSized` it takes the box's size too. */
export function moveTo(element: HTMLElement | SVGElement, rect: Rect, isSized = false): void {
  const { style } = element;
  style.left = `${rect.x}px`;
  style.top = `${rect.y}px`;
  if (!isSized) return;
  style.width = `${rect.width}px`;
  style.height = `${rect.height}px`;
}
