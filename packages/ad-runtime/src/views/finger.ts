import { designStage } from '@spinreel/config-schema/placement-geometry';
import type { Position } from '@spinreel/config-schema/schema-parts';
import { createElement } from './create-element.ts';
import type { StagePart } from './stage-part.ts';

/** From the finger's tip to the middle of its box, as shares of the design stage. */
const tipOffset = { x: 12 / designStage.widthPx, y: 39 / designStage.heightPx } as const;

/** Creates a hand in a white glove whose index finger taps at `tip`, with a ring that spreads from it. */
export function createFinger(parent: Element, tip: Position, className: string): StagePart {
  const element = createElement('div', `sr-finger ${className}`, parent);
  // Constant markup: parsed as HTML, it needs no namespace address in the exported file.
  element.innerHTML =
    '<i></i><svg viewBox="0 0 78 92" fill="#fff" stroke="#223" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M19 14a8 8 0 0 1 16 0v25c1-4 13-4 14 2 2-4 12-3 13 3 3-3 11-1 11 5v16c0 14-8 24-22 24h-8c-8 0-14-3-18-10L9 60c-5-7 3-13 9-8l1 2zM35 39v10M49 42v9M62 45v8"/></svg>';
  return { element, centre: { x: tip.x + tipOffset.x, y: tip.y + tipOffset.y } };
}
