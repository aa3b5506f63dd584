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
  const element = createElement('div', 'sr-text on-cover', parent);
  // A stroke is painted over a clipped gradient, so outline and filling are two layers of the same text.
  const layers = ['sr-outline', 'sr-filling'].map((name) => createElement('b', name, element));
  for (const layer of layers) layer.textContent = content;
  layers[0]?.setAttribute('aria-hidden', 'true');
  element.style.setProperty('--c', primaryColor);
  element.style.setProperty('--s', secondaryColor);
  element.style.fontFamily = fontStack(fontFamily);
  return {
    element,
    centre: position,
    fit(stageWidthPx, scale) {
      for (const layer of layers) fitText(layer, 46 * scale, stageWidthPx * 0.88);
    },
  };
}
