import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import { placeBox } from '../layout/place-box.ts';
import type { Rect } from '../layout/rect.ts';
import { isLandscape, textWidthPx } from '../layout/stage-measures.ts';
import type { StagePart } from './stage-part.ts';

/** The stage as it is on the page, in CSS pixels. */
export interface MeasuredStage {
  readonly box: Rect;
  /** The part without notch and home bar. */
  readonly safe: Rect;
  /** On squarish pages, the page is wider than the stage. */
  readonly pageWidth: number;
  /** CSS pixels per design pixel. */
  readonly scale: number;
  /** The margin around each element for its shadow and its pulse. */
  readonly marginPx: number;
}

/** Measures the stage. */
export function measureStage(stage: HTMLElement, safeArea: HTMLElement): MeasuredStage {
  const marginDesignPx = 12;
  // The style sheet's em is ten design pixels.
  const scale = parseFloat(getComputedStyle(stage).fontSize) / 10;
  const { offsetWidth: pageWidth } = stage.parentElement as HTMLElement;
  return { box: readBox(stage), pageWidth, safe: readBox(safeArea), scale, marginPx: marginDesignPx * scale };
}

/** Returns the center of a part as shares of the stage. */
export function findCentre(
  { box, scale }: MeasuredStage,
  { placement, offset = { x: 0, y: 0 } }: StagePart,
): Position {
  const { x, y } = isLandscape(box) ? placement.landscapePosition : placement.position;
  return { x: x + (offset.x * scale) / box.width, y: y + (offset.y * scale) / box.height };
}

/** Gives a part its size. Returns a function that computes its box in an area, moved down by a distance. */
export function fitPart(stage: MeasuredStage, part: StagePart): (area: Rect, moveDownPx: number) => Rect {
  const { box, scale, marginPx } = stage;
  // Its earlier place would limit its width.
  part.element.style.left = '';
  const { x, y } = findCentre(stage, part);
  // The style sheet sizes what is not text.
  part.element.style.setProperty('--s', '' + (part.placement.size || 1));
  if (part.fit) part.fit(textWidthPx(box, x), scale);
  const size = readBox(part.element);
  return (area, moveDownPx) => placeBox(box, area, size, { x, y: y + moveDownPx / box.height }, marginPx);
}

/** Returns an element's box inside its parent, without the transforms of pulsing buttons. */
export function readBox(element: HTMLElement): Rect {
  return {
    x: element.offsetLeft,
    y: element.offsetTop,
    width: element.offsetWidth,
    height: element.offsetHeight,
  };
}

/** Puts an element at the upper left corner of a box, and if `isSized`, gives it the size of the box. */
export function place(element: HTMLElement, rect: Rect, isSized?: boolean): void {
  const size = isSized ? `;width:${rect.width}px;height:${rect.height}px` : '';
  element.style.cssText += `;left:${rect.x}px;top:${rect.y}px${size}`;
}
