import type { ButtonStyle } from '@spinreel/config-schema/options';
import type { RuntimeButton } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';
import { fitText } from './fit-text.ts';
import { fontStack } from './font-stack.ts';
import type { StagePart } from './stage-part.ts';

/** Labels up to this length make a dome round; longer ones make it a capsule. */
const roundDomeLetters = 8;

/**
 * Creates a casino button in one of the three styles at the end of `parent`; the style sheet shades it from its one colour.
 * It is not placed: put the centre of `element` at `centre`, after `fit`.
 */
export function createStyledButton(
  parent: Element,
  { label, color, fontFamily, position }: RuntimeButton,
  buttonStyle: ButtonStyle,
): StagePart {
  const isRound = buttonStyle === 'glossy-dome' && label.length <= roundDomeLetters;
  const element = createElement('button', `sr-button ${buttonStyle}${isRound ? ' sr-round' : ''}`, parent);
  const text = createElement('span', '', element);
  element.style.cssText = `--c:${color};font-family:${fontStack(fontFamily)}`;
  text.textContent = label;
  return {
    element,
    centre: position,
    fit(stageWidthPx, scale) {
      fitText(text, 34 * scale, isRound ? 112 * scale : stageWidthPx * 0.84 - 88 * scale);
    },
  };
}
