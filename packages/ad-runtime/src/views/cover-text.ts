import type { RuntimeAd, RuntimeCoverText } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';
import { fitText } from './fit-text.ts';
import { shadeSurface } from './shade-surface.ts';
import type { StagePart } from './stage-part.ts';

/** Creates the cover's big lettering: a gradient of the primary color in the outline and shadow of its style. */
export function createCoverText(
  parent: Element,
  colors: Pick<RuntimeAd, 'primaryColor' | 'secondaryColor'>,
  text: RuntimeCoverText,
): StagePart {
  const element = createElement('div', `text ${text.style}`, parent);
  // A stroke is painted over a clipped gradient, so outline and filling are two layers of the same text.
  const outline = createElement('b', 'line', element);
  const filling = createElement('b', 'ink', element);
  outline.textContent = filling.textContent = text.content;
  outline.ariaHidden = 'true';
  shadeSurface(element, colors.primaryColor, text);
  outline.style.color = colors.secondaryColor;
  return {
    element,
    placement: text,
    offset: { x: 0, y: 0 },
    fit(maxWidthPx, scale) {
      return fitText(element, 46, maxWidthPx * 0.88, scale);
    },
  };
}
