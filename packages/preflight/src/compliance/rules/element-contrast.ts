import { findBroken, toPlaces, type ElementRule } from '../element-rule.ts';

/** The contrast ratio of small text: WCAG 2.2, success criterion 1.4.3. */
const minContrast = 4.5;

export const elementContrast: ElementRule = {
  id: 'element-contrast',
  limit: minContrast,
  demand: (name) => `The ${name} has a contrast of at least ${minContrast}:1.`,
  fix: (name) => `Move the ${name} to a calmer part of the image.`,
  foreignFix: (name) => `Put the ${name} on a plain background, in a lighter or darker color.`,
  fixedIn: 'position',
  violation(element, name) {
    const faint = findBroken(
      element,
      ({ contrast }) => (contrast?.fifthPercentile ?? Infinity) < minContrast,
    );
    if (faint === null) return null;
    const lowest = Math.min(...faint.map(({ text }) => text.contrast?.fifthPercentile ?? Infinity));
    return {
      message: `The ${name} is hard to read: its contrast is ${lowest.toFixed(1)}:1, instead of ${minContrast}:1.`,
      places: toPlaces(faint),
    };
  },
};
