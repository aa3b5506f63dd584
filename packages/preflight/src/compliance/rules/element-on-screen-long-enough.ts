import { playedShape } from '../../survey/survey-shapes.ts';
import { screenNames, type ElementRule } from '../element-rule.ts';
import type { ScreenDuration } from '../required-element.ts';

/** The time in which a line of small print can be read, in milliseconds. The product's own limit. */
const minVisibleMs = 3000;

/** What sampling and loading may cost at most, in milliseconds. */
const toleranceMs = 100;
const loadingMs = 500;

export const elementOnScreenLongEnough: ElementRule = {
  id: 'element-on-screen-long-enough',
  limit: minVisibleMs / 1000,
  demand: (name) =>
    `The ${name} is visible for ${minVisibleMs / 1000} seconds on each screen, or as long as the screen is.`,
  fix: (name) => `Keep the ${name} visible for as long as these screens are shown.`,
  foreignFix: (name) => `Keep the ${name} visible for as long as these screens are shown.`,
  fixedIn: 'element',
  violation({ durations }, name) {
    const short = durations.filter((duration) => duration.visibleMs > 0 && !isShownLongEnough(duration));
    const [first] = short;
    if (first === undefined) return null;
    const seconds = (first.visibleMs / 1000).toFixed(1);
    return {
      message: `The ${name} is visible for only ${seconds} seconds on the ${screenNames[first.screen]}.`,
      places: short.map(({ screen }) => ({ screen, shapeId: playedShape.id })),
    };
  },
};

/** Whether an element was visible long enough to be read. A screen that is shorter shows it all the time. */
export function isShownLongEnough({ screenMs, visibleMs }: ScreenDuration): boolean {
  return visibleMs >= Math.min(minVisibleMs - toleranceMs, screenMs - loadingMs);
}
