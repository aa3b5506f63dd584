import type { ElementRule } from '../element-rule.ts';
import { elementContrast } from './element-contrast.ts';
import { elementLegibleSize } from './element-legible-size.ts';
import { elementNotClipped } from './element-not-clipped.ts';
import { elementNotCovered } from './element-not-covered.ts';
import { elementOnScreenLongEnough } from './element-on-screen-long-enough.ts';
import { elementPresent } from './element-present.ts';

/** The rules about each required element, in the order of reports. */
export const elementRules: readonly ElementRule[] = [
  elementPresent,
  elementOnScreenLongEnough,
  elementLegibleSize,
  elementContrast,
  elementNotCovered,
  elementNotClipped,
];
