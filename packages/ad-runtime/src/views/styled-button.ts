import type { ButtonStyle } from '@spinreel/config-schema/options/options';
import type { RuntimeButton, SpinButton } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';
import { fitText, twoLines } from './fit-text.ts';
import { shadeSurface } from './shade-surface.ts';
import type { StagePart } from './stage-part.ts';

/**
 * Creates a casino button in one of the three styles at the end of `parent`; the style sheet shades it from its one colour.
 * It is not placed: put the centre of `element` at `centre`, after `fit`.
 */
export function createStyledButton(
  parent: Element,
  button: RuntimeButton & Partial<SpinButton>,
  buttonStyle: ButtonStyle,
): StagePart {
  // Labels up to this length make a dome round; longer ones make it a capsule.
  const roundDomeLetters = 8;
  const { size = 1 } = button;
  const isRound = buttonStyle === 'glossy-dome' && button.label.length <= roundDomeLetters;
  const element = createElement(parent, `button ${buttonStyle}${isRound ? ' round' : ''}`, 'button');
  const text = createElement(element, '', 'span');
  shadeSurface(element, button.color, button);
  text.textContent = button.label;
  const spinningText = button.spinningLabel && createElement(element, 'spun', 'span');
  if (spinningText) spinningText.textContent = button.spinningLabel;
  return {
    element,
    placement: button,
    fit(maxWidthPx, scale) {
      const unit = scale * size;
      const isSmall = fitText(text, 34 * size, isRound ? 112 * unit : maxWidthPx * 0.9 - 56 * unit, scale);
      // It has the width that the style sheet gives it. The button is as high as two lines.
      return (
        (!!spinningText && fitText(spinningText, 36 * size, element.clientWidth * 0.84, scale, twoLines)) ||
        isSmall
      );
    },
  };
}
