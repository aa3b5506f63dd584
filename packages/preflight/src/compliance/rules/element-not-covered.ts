import { findBroken, toPlaces, type ElementRule } from '../element-rule.ts';

export const elementNotCovered: ElementRule = {
  id: 'element-not-covered',
  limit: null,
  demand: (name) => `Nothing covers the ${name}.`,
  fix: (name) => `Move the ${name} to where nothing is in front of it.`,
  foreignFix: (name) => `Move the ${name} to where nothing is in front of it.`,
  fixedIn: 'position',
  violation(element, name) {
    const covered = findBroken(element, ({ isCovered }) => isCovered);
    return covered === null ? null : { message: `Something covers the ${name}.`, places: toPlaces(covered) };
  },
};
