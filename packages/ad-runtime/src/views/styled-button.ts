import type { ButtonStyle } from '@spinreel/config-schema/options';
import type { RuntimeButton } from '../runtime-ad.ts';
import { colourShades } from './colour-shades.ts';
import { createElement } from './create-element.ts';
import { fitText } from './fit-text.ts';
import { fontStack } from './font-stack.ts';

/** A casino button. */
export interface StyledButton {
  readonly element: HTMLButtonElement;
  /** Fits the label for a stage of this width and scale; the element has its final size afterwards. */
  fit(stageWidthPx: number, scale: number): void;
}

/** Labels up to this length make a dome round; longer ones make it a capsule. */
const roundDomeLetters = 8;

/** Creates a button with a label in one of the three styles; all its gradients are computed from its one colour. */
export function createStyledButton(
  { label, color, fontFamily }: Pick<RuntimeButton, 'label' | 'color' | 'fontFamily'>,
  buttonStyle: ButtonStyle,
  parent: Element,
): StyledButton {
  const isRound = buttonStyle === 'glossy-dome' && label.length <= roundDomeLetters;
  const element = createElement('button', `sr-button sr-${buttonStyle}${isRound ? ' sr-round' : ''}`, parent);
  element.type = 'button';
  const shades = colourShades(color);
  const { style } = element;
  style.setProperty('--c', shades.base);
  style.setProperty('--l', shades.light);
  style.setProperty('--d', shades.dark);
  style.setProperty('--x', shades.darkest);
  style.setProperty('--t', shades.text);
  style.setProperty('--e', shades.textEdge);
  style.fontFamily = fontStack(fontFamily);
  const text = createElement('span', 'sr-label', element);
  text.textContent = label;
  return {
    element,
    fit(stageWidthPx, scale) {
      fitText(text, { sizePx: 34 * scale, maxWidthPx: isRound ? 112 * scale : stageWidthPx * 0.84 - 84 * scale });
    },
  };
}
