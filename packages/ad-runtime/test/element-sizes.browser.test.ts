import { buttonStyles } from '@spinreel/config-schema/options/options';
import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { paintedImage } from './support/painted-image.ts';
import { playAd, visible } from './support/play-ad.ts';
import { placedAt } from './support/runtime-ad.ts';
import { painted } from './support/tidy-stage.ts';

afterEach(() => page.viewport(375, 667));

// Requirement: placement.sizes
test.each([
  { shape: [375, 667], size: 1.5 },
  { shape: [375, 667], size: 0.75 },
  { shape: [844, 390], size: 1.3 },
] as const)(
  'shows button, hand and age mark at $size times their size on $shape',
  async ({ shape, size }) => {
    await page.viewport(shape[0], shape[1]);
    const before = await measureCover(1);
    const after = await measureCover(size);
    for (const selector of ['.button', '.hand', '.age'] as const)
      expect([selector, after(selector).height / before(selector).height]).toEqual([
        selector,
        expect.closeTo(size, 1),
      ]);
  },
);

// Requirement: placement.sizes
test('a large text wraps instead of leaving the stage, and a small one keeps the smallest legible size', async () => {
  const large = await measureCover(2);
  expect(large('.text').width).toBeLessThanOrEqual(375);
  expect(large('.text').height).toBeGreaterThan((await measureCover(1))('.text').height * 2);
  const content = 'Get a huge welcome bonus of 5000 coins and 50 free spins now';
  const small = await measureCover(0.5, content);
  expect(parseFloat(small('.text').fontSize)).toBeGreaterThan(13);
});

// Requirement: placement.sizes
test.each(buttonStyles)(
  'the smallest button in the style %s is as large as a finger',
  async (buttonStyle) => {
    await page.viewport(320, 480);
    const { height, width } = (await measureCover(0.5, undefined, buttonStyle))('.button');
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBeGreaterThanOrEqual(44);
  },
);

// Requirement: placement.sizes
test('resizes the image of a logo, which is at most 60 % as wide as the stage', async () => {
  const widthAt = async (size: number, widthPx: number) => {
    const logo = { ...placedAt(0.5, 0.2), size };
    const { root, handle } = playAd({
      media: { logo: paintedImage('#ffffff', widthPx, 30) },
      ad: (ad) => ({
        ...ad,
        slots: [...ad.slots, 'logo'],
        legal: { ...ad.legal, cover: { ageMark: null, text: null, logo } },
      }),
    });
    const findImage = () => root.querySelector<HTMLImageElement>('.logo img');
    await expect.poll(() => findImage()?.naturalWidth).toBe(widthPx);
    const { width } = findImage()!.getBoundingClientRect();
    handle.destroy();
    return width;
  };
  expect(await widthAt(1, 100)).toBe(100);
  expect(await widthAt(1.5, 100)).toBe(150);
  expect(await widthAt(2, 600)).toBeCloseTo(375 * 0.6, 0);
});

/** Plays the cover of an ad whose elements have a size. Returns a function that measures one of them. */
async function measureCover(
  size: number,
  content?: string,
  buttonStyle: RuntimeAd['buttonStyle'] = 'classic',
) {
  const mark = { text: '18+', ...placedAt(0, 0), size };
  const { root, handle } = playAd({
    ad: ({ cover, ...ad }) => ({
      ...ad,
      buttonStyle,
      cover: {
        ...cover,
        button: { ...cover.button, label: 'Go', size },
        text: cover.text && { ...cover.text, ...(content !== undefined && { content }), size },
        finger: cover.finger && { ...cover.finger, size },
      },
      legal: { ...ad.legal, cover: { ageMark: mark, text: null, logo: null } },
    }),
  });
  await painted();
  const measures = new Map(
    ['.button', '.hand', '.age', '.text'].map((selector) => {
      const element = visible(root, selector)[0]!;
      const { offsetWidth: width, offsetHeight: height } = element;
      return [selector, { width, height, fontSize: getComputedStyle(element).fontSize }] as const;
    }),
  );
  handle.destroy();
  return (selector: '.button' | '.hand' | '.age' | '.text') => measures.get(selector)!;
}
