import type { Placement, RuntimeLegal } from '../../runtime-ad.ts';
import { createElement } from '../create-element.ts';
import type { StagePart } from '../stage-part.ts';

/** The minimum font size of required texts in CSS pixels: the smallest that Apple's guidelines consider legible. */
export const smallestLegalPx = 11;

/** The preferred font size of the legal text in design pixels. */
export const legalTextDesignPx = 11.5;

/** The height in design pixels above which the legal text shrinks: a quarter of the design stage. */
const maxTextDesignPx = 165;

/** Creates the legal text at the end of `parent`: a block with an element for each line on a dark plate. */
export function createLegalText(
  parent: Element,
  text: NonNullable<RuntimeLegal['text']>,
  language: string,
): StagePart {
  const element = createElement(parent, 'legal');
  element.lang = language;
  for (const line of text.lines) createElement(element, '', 'p').textContent = line;
  return {
    element,
    placement: text,
    fit(maxWidthPx, scale) {
      const { style } = element;
      style.maxWidth = `${maxWidthPx * 0.94}px`;
      let sizePx = legalTextDesignPx * scale;
      const isTooTall = () => {
        sizePx = Math.max(sizePx, smallestLegalPx);
        style.fontSize = `${sizePx}px`;
        return element.offsetHeight > maxTextDesignPx * scale;
      };
      while (isTooTall()) {
        if (sizePx === smallestLegalPx) return true;
        sizePx *= 0.9;
      }
      return false;
    },
  };
}

/** Creates the age mark at the end of `parent`: a round badge, or a capsule for a longer text. */
export function createAgeMark(
  parent: Element,
  mark: NonNullable<RuntimeLegal['ageMark']>,
  language: string,
): StagePart {
  // Longer texts, such as "Must be 21 or older", have the size of the legal text.
  const roundLetters = 5;
  const element = createElement(parent, 'legal age', 'b');
  const { size = 1 } = mark;
  const isLong = mark.text.length > roundLetters;
  element.lang = language;
  element.textContent = mark.text;
  return {
    element,
    placement: mark,
    fit(maxWidthPx, scale) {
      element.style.fontSize = `${Math.max(smallestLegalPx, (isLong ? legalTextDesignPx : 16) * size * scale)}px`;
      element.style.maxWidth = `${maxWidthPx / 2}px`;
      return false;
    },
  };
}

/** Creates the place of the logo, whose image is added later. */
export function createLogo(parent: Element, placement: Placement): StagePart {
  return { element: createElement(parent, 'logo'), placement };
}
