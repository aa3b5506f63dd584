import { beforeAll, expect, test } from 'vitest';
import { goldenAds, goldenMedia } from './support/golden-ads.ts';
import { shapes } from './support/golden-screens.ts';
import { openAd } from './support/open-ad.ts';
import { shareBrowser } from './support/share-browser.ts';
import { walkThrough } from './support/walk-through.ts';

const browser = await shareBrowser();
/** What a viewer sees without preferences. Several tests ask about it. */
let seen: Awaited<ReturnType<typeof watchCount>>;
beforeAll(async () => {
  seen = await watchCount({});
});

// Requirement: playback.win-amount
test('counts from the first number to exactly the last one', () => {
  const { steps = [], content = '' } = goldenAds.counted().badge.count ?? {};
  expect(steps).toHaveLength(30);
  // The last number is there until the animation starts.
  expect(seen.texts.slice(0, steps.length + 1)).toEqual([content, ...steps]);
  expect(seen.texts.at(-1)).toBe(content);
  expect(seen.label).toBe(content);
});

test('shows the last number at once to viewers who prefer reduced motion', { timeout: 600_000 }, async () => {
  const { texts } = await watchCount({ reducedMotion: 'reduce' });
  expect(texts).toEqual([goldenAds.counted().badge.count?.content]);
});

test('moves only what the compositor moves, and the stage for at most 300 ms', () => {
  const { animations } = seen;
  const properties = new Set(animations.flatMap(({ properties }) => properties));
  expect([...properties].toSorted()).toEqual(['opacity', 'scale', 'transform', 'translate']);
  const shakes = animations.filter(({ name }) => name === 'shake');
  expect(shakes.map(({ durationMs }) => durationMs <= 300)).toEqual([true]);
  // WCAG 2.3.1 allows three flashes per second.
  expect(animations.filter(({ name, count }) => name === 'flash' && count === 1)).toHaveLength(1);
});

/** What is known of an animation. */
interface WatchedAnimation {
  name: string;
  durationMs: number;
  count: number | undefined;
  properties: string[];
}

/** Plays an ad to its badge, and reports every text of its number and the animations of its celebration. */
async function watchCount(media: { reducedMotion?: 'reduce' }) {
  const ad = goldenAds.counted();
  const opened = await openAd({
    browser,
    ad,
    media: await goldenMedia(ad),
    viewport: shapes['9x16'],
  });
  const { page } = opened;
  await page.emulateMedia(media);
  await page.evaluate(() => {
    const filling = document.querySelector('.sum .ink') as HTMLElement;
    const texts = [filling.textContent];
    const listAnimations = () =>
      document.getAnimations().flatMap((animation) => {
        // A badge that moves to its new place has a transition.
        if (!(animation instanceof CSSAnimation)) return [];
        const effect = animation.effect as KeyframeEffect;
        const { duration, iterations } = effect.getTiming();
        return {
          name: animation.animationName,
          durationMs: Number(duration),
          count: iterations,
          properties: effect
            .getKeyframes()
            .flatMap((frame) => Object.keys(frame))
            .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)),
        };
      });
    Object.assign(window, { texts, animations: [] });
    new MutationObserver((records) => {
      // When the number starts, the shortest animation has not ended, however busy the machine is.
      if (texts.length === 1) Object.assign(window, { animations: listAnimations() });
      for (const { addedNodes } of records) texts.push(addedNodes[0]?.textContent ?? '');
    }).observe(filling, { childList: true });
  });
  const readTexts = () => page.evaluate(() => (window as unknown as { texts: string[] }).texts);
  const readAnimations = () =>
    page.evaluate(() => (window as unknown as { animations: WatchedAnimation[] }).animations);
  await walkThrough(opened, ['badge'], async () => {
    await page.waitForFunction(
      (isStill) =>
        isStill ||
        ((window as unknown as { texts: string[] }).texts.length > 2 &&
          document.querySelector('.sum .ink')?.textContent === document.querySelector('.sum')?.ariaLabel),
      media.reducedMotion === 'reduce',
    );
  });
  const texts = await readTexts();
  const animations = await readAnimations();
  const label = await page.locator('.sum').getAttribute('aria-label');
  await page.close();
  return { texts, label, animations };
}
