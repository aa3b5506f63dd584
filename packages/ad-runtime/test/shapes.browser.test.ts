import { fonts } from '@spinreel/config-schema/options/appearance/fonts';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { buttonStyles } from '@spinreel/config-schema/options/options';
import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { rectsOverlap } from '../src/layout/rect.ts';
import { readBox } from '../src/views/measure-stage.ts';
import { playAd, visible } from './support/play-ad.ts';
import { placedAt } from './support/runtime-ad.ts';
import {
  areOverlapping,
  expectTidy,
  painted,
  skipToEnd,
  withEarlyPauses,
  withoutMotion,
} from './support/tidy-stage.ts';
import { waitFor } from './support/wait-for.ts';

const sizes = [
  ['9:16', 375, 667],
  ['9:19.5', 390, 845],
  ['2:3', 320, 480],
  ['3:4', 768, 1024],
  ['1:1', 600, 600],
  ['landscape', 667, 375],
  ['long landscape', 844, 390],
  ['4:3', 640, 480],
] as const;

afterEach(() => page.viewport(375, 667));

test.each(sizes)(
  'keeps every element of every screen on a %s stage and out of its upper corners',
  async (_shape, width, height) => {
    await page.viewport(width, height);
    const { root, stage, video, button, reached } = playAd({
      ad: (ad) => withEarlyPauses(withoutMotion(ad)),
      hasShortBadge: true,
    });
    await reached('load');
    await painted();
    expectTidy(stage);
    expect(visible(stage, 'button')).toHaveLength(1);
    stage.click();
    await reached('pause');
    expectTidy(stage);
    const isUnder = (element: Element) => areOverlapping(button(/mute/i), element);
    await waitFor(() => expect(visible(root, '.mute')).toHaveLength(1));
    expect(visible(stage, '.button,.count').map(isUnder)).toEqual([false, false]);
    button(/Spin/).click();
    await reached('pause', 2);
    button(/Spin/).click();
    skipToEnd(video);
    await reached('badge');
    expectTidy(stage);
    await reached('outro');
    expectTidy(stage);
    expect(areOverlapping(button(/mute/i), button(/Download/))).toBe(false);
  },
);

// Requirement: playback.every-shape
test.each(buttonStyles)(
  'shows a button of the style %s that a finger hits, and a legible counter, on the square screen of a small phone',
  async (buttonStyle) => {
    await page.viewport(375, 375);
    const { stage, button, reached } = playAd({
      ad: (ad) => withEarlyPauses(withoutMotion({ ...ad, buttonStyle })),
    });
    await reached('load');
    await painted();
    // The smallest height that a finger hits reliably, in CSS pixels.
    expect(button(/Spin/).offsetHeight).toBeGreaterThanOrEqual(44);
    stage.click();
    await reached('pause');
    expect(button(/Spin/).offsetHeight).toBeGreaterThanOrEqual(44);
    const counter = visible(stage, '.count')[0]!;
    expect(parseFloat(getComputedStyle(counter).fontSize)).toBeGreaterThanOrEqual(12);
    expectTidy(stage);
    const label = button(/Spin/).querySelector('span')!;
    const collides = [label, ...visible(stage, '.hand')].filter((other) => areOverlapping(counter, other));
    expect(collides).toEqual([]);
  },
);

test('moves what is placed in the corners of the close buttons below them', async () => {
  const corner = placedAt(0, 0);
  const { stage, reached } = playAd({
    ad: (ad) => ({
      ...ad,
      cover: { ...ad.cover, button: { ...ad.cover.button, ...corner }, finger: placedAt(1, 0) },
    }),
  });
  await reached('load');
  await painted();
  expectTidy(stage);
});

// Requirement: playback.text-fit, customize.options, customize.fonts
test('keeps the longest labels inside their buttons, in every style, font and shape', async () => {
  const long = textLimits.label;
  const labels = [
    'W'.repeat(long),
    'Get a huge welcome bonus of 5000 coins and 50 free spins now'.slice(0, long),
    'OK',
  ];
  for (const buttonStyle of buttonStyles) {
    for (const [index, label] of labels.entries()) {
      for (const [, width, height] of [sizes[0], sizes[2], sizes[5]]) {
        const fontFamily = fonts[(index * 3 + width) % fonts.length]!;
        await page.viewport(width, height);
        const { stage, handle } = playAd({
          ad: (ad) => ({
            ...ad,
            buttonStyle,
            cover: {
              ...ad.cover,
              button: { ...ad.cover.button, label, fontFamily },
              text: ad.cover.text && { ...ad.cover.text, content: label, fontFamily, ...placedAt(0.5, 0.8) },
            },
          }),
        });
        await waitFor(() => expect(visible(stage, 'button')).toHaveLength(1));
        await painted();
        expectTidy(stage);
        const [button] = visible(stage, 'button');
        const text = button?.querySelector('span') as HTMLElement;
        expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth + 1);
        expect(text.offsetWidth).toBeLessThan(button!.offsetWidth);
        expect(text.offsetHeight).toBeLessThan(button!.offsetHeight);
        handle.destroy();
      }
    }
  }
});

test('sets no label in type below 14 px on a screen 390 px wide, and long ones in large type on three lines', async () => {
  await page.viewport(390, 844);
  const sizes: Record<string, number> = {};
  for (const buttonStyle of buttonStyles) {
    for (const label of [
      'W'.repeat(textLimits.label),
      'Get a huge welcome bonus of 5000 coins and 50 free spins now',
    ]) {
      const { stage, handle } = playAd({
        ad: (ad) => ({ ...ad, buttonStyle, cover: { ...ad.cover, button: { ...ad.cover.button, label } } }),
      });
      await waitFor(() => expect(visible(stage, 'button')).toHaveLength(1));
      await painted();
      const text = visible(stage, 'button span')[0] as HTMLElement;
      sizes[`${buttonStyle} ${label.slice(0, 1)}`] = parseFloat(getComputedStyle(text).fontSize);
      expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth + 1);
      handle.destroy();
    }
  }
  for (const [name, size] of Object.entries(sizes)) {
    expect({ name, size, isLegible: size >= (name.endsWith('W') ? 14 : 20) }).toMatchObject({
      isLegible: true,
    });
  }
});

test('shrinks type to its floor before it breaks a word, on the cover and on buttons', async () => {
  await page.viewport(390, 844);
  const [label, content] = ['Rindfleischetikettierungsgesetz', 'Donaudampfschifffahrtsgesellschaftskapitän'];
  const { stage, handle } = playAd({
    ad: (ad) => ({
      ...ad,
      cover: {
        ...ad.cover,
        button: { ...ad.cover.button, label, fontFamily: 'Arial' },
        text: ad.cover.text && { ...ad.cover.text, content, fontFamily: 'Arial', ...placedAt(0.5, 0.8) },
      },
    }),
  });
  await painted();
  for (const text of visible(stage, '.button span,.ink')) {
    const { fontSize, paddingTop, paddingBottom } = getComputedStyle(text);
    const heightPx = text.offsetHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    const lines = Math.round(heightPx / (parseFloat(fontSize) * 1.1));
    expect({ className: text.className, lines, isLegible: parseFloat(fontSize) >= 14 }).toMatchObject({
      lines: 1,
      isLegible: true,
    });
  }
  handle.destroy();
});

// Requirement: placement.no-collisions
test.each(sizes)('keeps button, finger and a long cover text apart on a %s stage', async (...size) => {
  await page.viewport(size[1], size[2]);
  const content = 'Claim a thousand free coins on every single day of the year';
  const { stage, reached } = playAd({
    ad: (ad) => ({
      ...ad,
      cover: { ...ad.cover, text: ad.cover.text && { ...ad.cover.text, content, ...placedAt(0.5, 0.74) } },
    }),
  });
  await reached('load');
  await painted();
  // Boxes are rounded to whole pixels.
  const { height, ...text } = readBox(visible(stage, '.text')[0]!);
  const inner = { ...text, y: text.y + 1, height: height - 2 };
  const overlapping = visible(stage, '.button,.hand').filter((element) =>
    rectsOverlap(inner, readBox(element)),
  );
  expect(overlapping.map(({ className }) => className)).toEqual([]);
});

// Requirement: playback.full-screen-crop
test.each([
  { screen: 'of its own shape', width: 360, height: 640, shown: [360, 640] },
  { screen: 'that crops 8 % of it', width: 360, height: 590, shown: [360, 590] },
  { screen: 'of 2:3', width: 320, height: 480, shown: [270, 480] },
  { screen: 'of 9:19.5', width: 390, height: 845, shown: [390, 693] },
])('fills a screen $screen with the video in full-screen mode, or shows all of it', async (screen) => {
  await page.viewport(screen.width, screen.height);
  const { video, reached } = playAd({
    ad: (ad) => ({
      ...ad,
      gameplay: { ...ad.gameplay, area: { kind: 'full' } },
      video: { ...ad.video, widthPx: 608, heightPx: 1080 },
    }),
  });
  await reached('load');
  await painted();
  expect([video.offsetWidth, video.offsetHeight]).toEqual(screen.shown);
});

test('shows the video in its area in split-screen mode', async () => {
  const split = playAd();
  await split.reached('load');
  expect(split.video.offsetWidth).toBe(338);
  expect(split.video.offsetHeight).toBe(190);
});
