import type { RuntimeAd } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';
import { fitText } from './fit-text.ts';
import { fontStack } from './font-stack.ts';
import type { StagePart } from './stage-part.ts';

/** Creates the cover's big lettering: a gradient of the primary colour inside an outline of the secondary. */
export function createCoverText(
  parent: Element,
  { primaryColor, secondaryColor }: RuntimeAd,
  { content, fontFamily, position }: NonNullable<RuntimeAd['cover']['text']>,
): StagePart {
  const element = createElement('div', 'sr-text', parent);
  // A stroke is painted over a clipped gradient, so outline and filling are two layers of the same text.
  const outline = createElement('b', 'sr-outline', element);
  const filling = createElement('b', 'sr-filling', element);
  outline.textContent = filling.textContent = content;
  outline.ariaHidden = 'true';
  element.style.cssText = `--c:${primaryColor};--s:${secondaryColor};font-family:${fontStack(fontFamily)}`;
  return {
    element,
    centre: position,
    fit(stageWidthPx, scale) {
      fitText(element, 46 * scale, stageWidthPx * 0.88);
    },
  };
}
