import { page } from 'vitest/browser';
import { expect, onTestFinished, test } from 'vitest';
import { rectsOverlap } from '../src/layout/rect.ts';
import { appCardAspect } from '../src/layout/outro-card.ts';
import type { RuntimeAd, RuntimeApp } from '../src/runtime-ad.ts';
import { paintedImage } from './support/painted-image.ts';
import { playAd, visible } from './support/play-ad.ts';
import { placedAt, withLandscape } from './support/runtime-ad.ts';
import { painted } from './support/tidy-stage.ts';

const rating = { text: '4.6', stars: ['100%', '100%', '100%', '100%', '60%'], note: '120K ratings' };

// Requirement: playback.app-card
test('the outro shows the icon, the name and the rating of the app, in this order', async () => {
  await page.viewport(390, 693);
  const { root, view } = playOutro({ name: 'Lucky Lions', rating });
  await view('tap cover', 'wait pause', 'tap spin', 'wait pause', 'tap spin', 'wait outro');
  const [icon, name, line] = ['.icon', '.app b', '.app p'].map((selector) => readBox(root, selector));
  expect([icon!.width, icon!.height]).toEqual([expect.closeTo(96, 0), expect.closeTo(96, 0)]);
  expect(icon!.bottom).toBeLessThanOrEqual(name!.top);
  expect(name!.bottom).toBeLessThanOrEqual(line!.top);
  expect(root.querySelector('.app p')?.textContent).toBe('4.6 120K ratings');
  const stars = visible(root, '.app i').map(({ style }) => style.getPropertyValue('--s'));
  expect(stars).toEqual(rating.stars);
});

// Requirement: playback.app-card
test('covers no other element on any screen, and nothing leaves the card', async () => {
  await page.viewport(390, 693);
  const { root, view } = playOutro({ name: 'Wonderful World Wheels of Gold', rating });
  await view('tap cover', 'wait pause', 'tap spin', 'wait pause', 'tap spin', 'wait outro');
  for (const [width, height] of [
    [390, 693],
    [320, 480],
    [500, 500],
    [667, 375],
    [844, 390],
  ] as const) {
    await page.viewport(width, height);
    await painted();
    const size = `${width} x ${height}`;
    const card = readBox(root, '.card');
    for (const selector of ['.button', '.text', '.legal'])
      for (const element of visible(root, selector).filter(({ style }) => style.visibility !== 'hidden')) {
        const isCovered = rectsOverlap(card, element.getBoundingClientRect());
        expect([size, selector, isCovered]).toEqual([size, selector, false]);
      }
    for (const selector of ['.icon', '.app b', '.app p']) {
      const box = readBox(root, selector);
      expect.soft(box.top, size).toBeGreaterThanOrEqual(card.top);
      expect.soft(box.bottom, size).toBeLessThanOrEqual(card.bottom);
      expect.soft(box.right, size).toBeLessThanOrEqual(card.right);
    }
  }
});

test('shows no line of stars without a rating', async () => {
  const { root, view } = playOutro({ name: 'Lucky Lions', rating: null });
  await view('tap cover', 'wait pause', 'tap spin', 'wait pause', 'tap spin', 'wait outro');
  expect(visible(root, '.app p, .app i')).toEqual([]);
});

// Requirement: language.mirrored
test('in a right-to-left ad, stars follow the number to the left, and fill from the right', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const { root, view } = playOutro({ name: 'אריות המזל', rating: { ...rating, text: '\u200F4.6' } });
  await view('tap cover', 'wait pause', 'tap spin', 'wait pause', 'tap spin', 'wait outro');
  const stars = visible(root, '.app i').map((star) => star.getBoundingClientRect().left);
  expect(stars).toHaveLength(5);
  expect(stars).toEqual(stars.toSorted((a, b) => b - a));
  const number = document.createRange();
  number.selectNode(root.querySelector('.app p')!.firstChild!);
  expect(number.getBoundingClientRect().left).toBeGreaterThan(stars[0]!);
  expect(readBox(root, '.app small').left).toBeLessThan(stars.at(-1)!);
  const [star] = visible(root, '.app i');
  expect(getComputedStyle(star!).scale).toBe('-1 1');
});

// Requirement: playback.win-card-picture
test('the win card shows the outro image in its frame, in the shape of the image', async () => {
  const { root, view } = playAd({
    ad: (ad) => withLandscape({ ...ad, outro: { ...ad.outro, composition: 'win-card', cardAspect: 9 / 16 } }),
    hasShortBadge: true,
  });
  await view('tap cover', 'wait pause', 'tap spin', 'wait pause', 'tap spin', 'wait outro');
  const card = root.querySelector<HTMLElement>('.card')!;
  expect(visible(card, 'img')).toHaveLength(1);
  expect(card.offsetWidth / card.offsetHeight).toBeCloseTo(9 / 16, 1);
});

function playOutro(app: RuntimeApp) {
  return playAd({
    hasShortBadge: true,
    media: { appIcon: paintedImage('#393', 200, 200) },
    ad: (ad: RuntimeAd) =>
      withLandscape({
        ...ad,
        slots: ['cover', 'video', 'badge', 'appIcon'],
        badge: { ...ad.badge, onOutro: false },
        outro: {
          ...ad.outro,
          composition: 'app-card',
          app,
          cardAspect: appCardAspect,
          headline: ad.cover.text && { ...ad.cover.text, ...placedAt(0.5, 0.64) },
        },
      }),
  });
}

function readBox(root: Element, selector: string): DOMRect {
  const [element] = visible(root, selector);
  if (element === undefined) throw new Error(`${selector} is not visible`);
  return element.getBoundingClientRect();
}
