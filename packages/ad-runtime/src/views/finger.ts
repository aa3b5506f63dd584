import type { FingerPlacement } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';
import type { StagePart } from './stage-part.ts';

/**
 * Creates a hand in a white glove that taps next to the point at `placement`, with a ring that spreads from its index
 * finger. By default that point is near the middle of the button. The tip, 52 and 13 design pixels from it, then taps the
 * button's lower right, where the hand hides neither the label nor, on a 2:3 screen, the cover text below the button. In
 * right-to-left ads it is the mirror image, on the other side of the point.
 */
export function createFinger(parent: Element, placement: FingerPlacement): StagePart {
  const { size = 1, side = 1 } = placement;
  const element = createElement(parent, 'hand');
  // Constant markup: parsed as HTML, it needs no namespace address in the exported file, and elements end by themselves.
  element.innerHTML =
    '<b class=fill><i></i><svg viewBox="0 0 78 92"><path d="M19 14a8 8 0 0 1 16 0v26q8-6 14 2 8-5 13 3 8-3 11 5v16q-2 22-22 24h-8q-12 0-18-10L9 60q-4-9 9-8zm16 26v9m14-8v9m13-6v9">';
  return { element, placement, offset: { x: 64 * size * side, y: 44 * size } };
}
