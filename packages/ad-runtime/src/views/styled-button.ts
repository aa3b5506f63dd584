import type { ButtonStyle } from '@spinreel/config-schema/options/options';
import type { RuntimeButton } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';
import { fitText } from './fit-text.ts';
import { shadeSurface } from './shade-surface.ts';
import type { StagePart } from './stage-part.ts';

/**
 * Creates a casino button in one of the three styles at the end of `parent`; the style sheet shades it from its one colour.
 * It is not placed: put the centre of `element` at `centre`, after `fit`.
 */
export function createStyledButton(
  parent: Element,
  button: RuntimeButton,
  buttonStyle: ButtonStyle,
): StagePart {
  // Labels up to this length make a dome round; longer ones make it a capsule.
  const roundDomeLetters = 8;
  const isRound = buttonStyle === 'glossy-dome' && button.label.length <= roundDomeLetters;
  const element = createElement('button', `button ${buttonStyle}${isRound ? ' round' : ''}`, parent);
  const text = createElement('span', '', element);
  shadeSurface(element, button.color, button);
  text.textContent = button.label;
  return {
    element,
    placement: button,
    fit(maxWidthPx, scale) {
      return fitText(text, 34, isRound ? 112 * scale : maxWidthPx * 0.9 - 56 * scale, scale);
    },
  };
}
