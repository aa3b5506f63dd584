import type { Rect } from '../layout/rect.ts';

/** Gives an element a box on the stage. */
export function moveTo(element: HTMLElement, { x, y, width, height }: Rect): void {
  const { style } = element;
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}
