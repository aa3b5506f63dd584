import type { Position } from '@spinreel/config-schema/schema-parts';
import { createElement } from './create-element.ts';
import type { StagePart } from './stage-part.ts';

/** From the finger's tip to the middle of its box, as shares of the stage: 12 and 39 pixels of the design stage. */
const tipOffsetX = 0.032;
const tipOffsetY = 0.0585;

/** Creates a hand in a white glove whose index finger taps at `tip`, with a ring that spreads from it. */
export function createFinger(parent: Element, tip: Position): StagePart {
  const element = createElement('div', 'sr-finger', parent);
  // Constant markup: parsed as HTML, it needs no namespace address in the exported file.
  element.innerHTML =
    '<i></i><svg viewBox="0 0 78 92"><path d="M19 14a8 8 0 0 1 16 0v26q8-6 14 2 8-5 13 3 8-3 11 5v16q-2 22-22 24h-8q-12 0-18-10L9 60q-4-9 9-8zm16 26v9m14-8v9m13-6v9"/></svg>';
  return { element, centre: { x: tip.x + tipOffsetX, y: tip.y + tipOffsetY } };
}
