import { findBroken, toPlaces, type ElementRule } from '../element-rule.ts';

/**
 * The smallest font size on a 4.7-inch phone, in CSS pixels. Apple asks for at least 11 points, which are CSS pixels there, so
 * that text is legible at a typical viewing distance: developer.apple.com/design/tips (read as a copy on 2026-11-23).
 */
const minFontSizePx = 11;

/** Layouts round sizes. */
const tolerancePx = 0.05;

export const elementLegibleSize: ElementRule = {
  id: 'element-legible-size',
  limit: minFontSizePx,
  demand: (name) => `The ${name} has a font size of at least ${minFontSizePx} px on a 4.7-inch phone.`,
  fix: (name) => `Shorten the ${name}, so that it can be larger.`,
  foreignFix: (name) => `Make the ${name} larger.`,
  fixedIn: 'element',
  violation(element, name) {
    const small = findBroken(element, ({ fontSizePx }) => fontSizePx < minFontSizePx - tolerancePx);
    if (small === null) return null;
    const sizePx = Math.min(...small.map(({ text }) => text.fontSizePx)).toFixed(1);
    return {
      message: `The ${name} is too small to read: ${sizePx} px on a 4.7-inch phone, instead of ${minFontSizePx} px.`,
      places: toPlaces(small),
    };
  },
};
