import { toPlaces, type ElementRule } from '../element-rule.ts';
import { isShownLongEnough } from './element-on-screen-long-enough.ts';

export const elementPresent: ElementRule = {
  id: 'element-present',
  limit: null,
  demand: (name) => `The ad shows the ${name} on every screen that needs it.`,
  fix: (name) => `Turn on the ${name} on these screens, and give it a text in the ad’s language.`,
  foreignFix: (name) => `Add the ${name} to these screens as text.`,
  fixedIn: 'element',
  violation({ sights, durations }, name) {
    // A text that was shown for too short a time breaks only the rule about that.
    const vanished = durations
      .filter((duration) => duration.visibleMs > 0 && !isShownLongEnough(duration))
      .map(({ screen }) => screen);
    const missing = sights.filter(({ text, screen }) => text === null && !vanished.includes(screen));
    return missing.length === 0
      ? null
      : { message: `The ${name} is missing on a screen that needs it.`, places: toPlaces(missing) };
  },
};
