import type { RuntimeAd, RuntimeButton } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';
import { createFinger } from './finger.ts';
import { shadeSurface } from './shade-surface.ts';
import type { StagePart } from './stage-part.ts';

/** Creates a button without a surface that marks the spin button in the video with a ring and, if wanted, a hand. */
export function createHighlight(
  parent: Element,
  button: RuntimeButton,
  highlight: NonNullable<RuntimeAd['gameplay']['highlight']>,
): StagePart {
  const element = createElement(parent, 'highlight', 'button');
  shadeSurface(element, button.color, button);
  element.ariaLabel = button.label;
  if (highlight.hasFinger) createFinger(element, button);
  return { element, placement: button, highlight };
}
