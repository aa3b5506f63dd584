import type { RuntimeAd } from '../runtime-ad.ts';
import { colourShades } from './colour-shades.ts';
import { createElement } from './create-element.ts';
import { fitText } from './fit-text.ts';
import { fontStack } from './font-stack.ts';

/** The cover's big lettering. */
export interface CoverText {
  readonly element: HTMLElement;
  fit(stageWidthPx: number, scale: number): void;
}

/** Creates lettering with a gradient of the primary colour inside an outline of the secondary. */
export function createCoverText(
  ad: Pick<RuntimeAd, 'primaryColor' | 'secondaryColor'>,
  text: NonNullable<RuntimeAd['cover']['text']>,
  parent: Element,
): CoverText {
  const element = createElement('div', 'sr-text', parent);
  const primary = colourShades(ad.primaryColor);
  const { style } = element;
  style.setProperty('--c', primary.base);
  style.setProperty('--l', primary.light);
  style.setProperty('--d', primary.dark);
  style.setProperty('--o', colourShades(ad.secondaryColor).darkest);
  style.setProperty('--s', ad.secondaryColor);
  style.fontFamily = fontStack(text.fontFamily);
  // A stroke is painted over a clipped gradient, so outline and filling are two layers of the same text.
  const outline = createElement('div', 'sr-outline', element);
  const filling = createElement('div', 'sr-filling', element);
  outline.textContent = text.content;
  filling.textContent = text.content;
  outline.setAttribute('aria-hidden', 'true');
  return {
    element,
    fit(stageWidthPx, scale) {
      for (const layer of [outline, filling]) {
        fitText(layer, { sizePx: 46 * scale, maxWidthPx: stageWidthPx * 0.88 });
      }
    },
  };
}
