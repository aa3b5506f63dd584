import { findBroken, toPlaces, type ElementRule } from '../element-rule.ts';

export const elementNotClipped: ElementRule = {
  id: 'element-not-clipped',
  limit: null,
  demand: (name) => `The ${name} is fully on the screen.`,
  fix: (name) => `Shorten the ${name}, or move it away from the edge.`,
  foreignFix: (name) => `Shorten the ${name}, or move it away from the edge.`,
  fixedIn: 'position',
  violation(element, name) {
    const clipped = findBroken(element, ({ isClipped }) => isClipped);
    return clipped === null
      ? null
      : { message: `A part of the ${name} is cut off.`, places: toPlaces(clipped) };
  },
};
