import type { RuntimeAd } from '../../src/runtime-ad.ts';
import { visible } from './play-ad.ts';
import { placedAt } from './runtime-ad.ts';
import { withoutMotion } from './tidy-stage.ts';

/** Adds required texts to all screens. */
export function withLegal(texts: readonly string[], place = placedAt(0.5, 1)): (ad: RuntimeAd) => RuntimeAd {
  return (ad) => {
    const onScreen = {
      ageMark: { text: '18+', ...placedAt(0, 0) },
      text: { lines: texts, ...place },
      logo: placedAt(0.5, 0),
    };
    const slots = [...ad.slots, 'logo' as const];
    return withoutMotion({ ...ad, slots, legal: { cover: onScreen, gameplay: onScreen, outro: onScreen } });
  };
}

/** The required texts that are visible. Hidden ones keep their boxes. */
export function shownLegal(root: Element, selector: string): HTMLElement[] {
  return visible(root, selector).filter((element) => getComputedStyle(element).visibility === 'visible');
}
