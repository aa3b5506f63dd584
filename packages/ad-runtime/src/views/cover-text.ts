import type { RuntimeAd, RuntimeLettering } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';
import { fitText } from './fit-text.ts';
import { shadeSurface } from './shade-surface.ts';
import type { StagePart } from './stage-part.ts';

/**
 * Creates big lettering: a gradient of the primary color in the outline and shadow of its style. Its steps begin with its
 * animation in the style sheet. Viewers who prefer reduced motion have none, so they see the last step at once. Screen
 * readers read only that one.
 */
export function createCoverText(
  parent: Element,
  colors: Pick<RuntimeAd, 'primaryColor' | 'secondaryColor'>,
  text: RuntimeLettering,
): StagePart {
  // How long each step is shown.
  const stepMs = 40;
  const { content, steps = [], size = 1 } = text;
  const isCount = steps[0];
  const element = createElement(parent, `text ${text.style}`);
  // A stroke is painted over a clipped gradient, so outline and filling are two layers of the same text.
  const outline = createElement(element, 'line', 'b');
  const filling = createElement(element, 'ink', 'b');
  const show = (step: number) => {
    const text = steps[step];
    outline.textContent = filling.textContent = text || content;
    if (text) setTimeout(show, stepMs, step + 1);
  };
  show(-1);
  outline.ariaHidden = 'true';
  if (isCount) {
    element.role = 'img';
    element.ariaLabel = content;
    element.onanimationstart = () => show(0);
  }
  shadeSurface(element, colors.primaryColor, text);
  outline.style.color = colors.secondaryColor;
  return {
    element,
    placement: text,
    fit(maxWidthPx, scale) {
      return fitText(element, (isCount ? 68 : 46) * size, maxWidthPx * 0.88, scale);
    },
  };
}
