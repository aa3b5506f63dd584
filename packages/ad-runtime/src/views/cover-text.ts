import type { RuntimeAd } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';
import { fitText } from './fit-text.ts';
import { shadeSurface } from './shade-surface.ts';
import type { StagePart } from './stage-part.ts';

/** Creates the cover's big lettering: a gradient of the primary color inside an outline of the secondary. */
export function createCoverText(
  parent: Element,
  ad: RuntimeAd,
  text: NonNullable<RuntimeAd['cover']['text']>,
): StagePart {
  const element = createElement('div', 'text', parent);
  // A stroke is painted over a clipped gradient, so outline and filling are two layers of the same text.
  const outline = createElement('b', 'line', element);
  const filling = createElement('b', 'ink', element);
  outline.textContent = filling.textContent = text.content;
  outline.ariaHidden = 'true';
  shadeSurface(element, ad.primaryColor, text.fontFamily);
  outline.style.color = ad.secondaryColor;
  return {
    element,
    placement: text,
    offset: { x: 0, y: 0 },
    fit(maxWidthPx, scale) {
      return fitText(element, 46, maxWidthPx * 0.88, scale);
    },
  };
}
