import { createElement } from './create-element.ts';
import { createSvg } from './create-svg.ts';

/** The finger's box in design pixels, and where in it the tip is. */
export const fingerShape = { width: 78, height: 92, tipX: 27, tipY: 7 } as const;

/** Creates a hand in a white glove whose index finger taps, with a ring that spreads from its tip. */
export function createFinger(parent: Element): HTMLElement {
  const element = createElement('div', 'sr-finger', parent);
  createElement('i', 'sr-ring', element);
  createSvg(
    element,
    '<svg viewBox="0 0 78 92" aria-hidden="true"><path d="M19 14a8 8 0 0 1 16 0v25c1-4 13-4 14 2 2-4 12-3 13 3 3-3 11-1 11 5v16c0 14-8 24-22 24h-8c-8 0-14-3-18-10L9 60c-5-7 3-13 9-8l1 2z" fill="#fff" stroke="#20242e" stroke-width="4" stroke-linejoin="round"/><path d="M35 39v10M49 42v9M62 45v8" stroke="#20242e" stroke-width="3.4" stroke-linecap="round"/></svg>',
  );
  return element;
}
