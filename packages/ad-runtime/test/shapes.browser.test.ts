import { fonts } from '@spinreel/config-schema/fonts';
import { textLimits } from '@spinreel/config-schema/limits';
import { buttonStyles } from '@spinreel/config-schema/options';
import { videoAreaShare } from '@spinreel/config-schema/placement-geometry';
import { page } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { playAd, shipped, visible } from './play-ad.ts';

const sizes = [
  ['9:16', 375, 667],
  ['9:19.5', 390, 845],
  ['2:3', 320, 480],
  ['3:4', 768, 1024],
  ['1:1', 600, 600],
  ['landscape', 844, 390],
] as const;

afterEach(() => page.viewport(375, 667));

test.each(sizes)(
  'keeps every element of every screen on a %s stage and out of its upper corners',
  async (_shape, width, height) => {
    await page.viewport(width, height);
    const { root, stage, button, reached } = playAd({ ad: withoutMotion });
    await reached('load');
    await painted();
    expectTidy(stage);
    expect(visible(stage, 'button')).toHaveLength(1);
    stage.click();
    await reached('pause');
    expectTidy(stage);
    const isUnder = (element: Element) => overlapping(button(/mute/i), element);
    await vi.waitFor(() => expect(visible(root, '.sr-mute')).toHaveLength(1));
    expect(visible(stage, '.sr-button,.sr-counter').map(isUnder)).toEqual([false, false]);
    button(/Spin/).click();
    await reached('pause', 2);
    button(/Spin/).click();
    await reached('badge');
    expectTidy(stage);
    await reached('outro');
    expectTidy(stage);
    expect(overlapping(button(/mute/i), button(/Download/))).toBe(false);
  },
);

test('stays tidy when the phone is turned there and back, while the video plays and while it pauses', async () => {
  await page.viewport(375, 667);
  const { root, stage, video, button, reached } = playAd({
    ad: (ad) => ({ ...withoutMotion(ad), video: { ...ad.video, pauseFrames: [80] } }),
  });
  const turn = async (width: number, height: number, stageWidth: number) => {
    await page.viewport(width, height);
    await vi.waitFor(() => expect([stage.offsetWidth, stage.offsetHeight]).toEqual([stageWidth, height]));
    expect(root.offsetWidth).toBe(width);
    // One frame for the observer that tells of the new size.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expectTidy(stage);
    expect(Math.abs(video.offsetWidth - stageWidth * videoAreaShare.width)).toBeLessThan(1);
    expect(overlapping(video, stage)).toBe(true);
  };
  stage.click();
  await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(0.1), { timeout: 10_000 });
  await turn(667, 375, 211);
  await turn(375, 667, 375);
  await reached('pause');
  const pausedAt = video.currentTime;
  await turn(667, 375, 211);
  expect(button(/Spin/).offsetWidth).toBeGreaterThan(0);
  await turn(375, 667, 375);
  expect([video.paused, Math.abs(video.currentTime - pausedAt) < 0.1]).toEqual([true, true]);
  button(/Spin/).click();
  await reached('outro');
});

test('moves what is placed in the corners of the close buttons below them', async () => {
  const corner = { x: 0, y: 0 };
  const { stage, reached } = playAd({
    ad: (ad) => ({
      ...ad,
      cover: { ...ad.cover, button: { ...ad.cover.button, position: corner }, finger: { x: 1, y: 0 } },
    }),
  });
  await reached('load');
  await painted();
  expectTidy(stage);
});

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
              text: { content: label, fontFamily, position: { x: 0.5, y: 0.8 } },
            },
          }),
        });
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

test('shows the video over the whole stage in full-screen mode, and in its area in split-screen mode', async () => {
  const full = playAd({ ad: (ad) => ({ ...ad, gameplay: { ...ad.gameplay, area: { kind: 'full' } } }) });
  await full.reached('load');
  expect([full.video.offsetWidth, full.video.offsetHeight]).toEqual([375, 667]);
  full.handle.destroy();
  const split = playAd();
  await split.reached('load');
  expect(split.video.offsetWidth).toBe(338);
  expect(split.video.offsetHeight).toBe(190);
});

/** Everything has its place in the first frame. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

/** Badge and pulses would be measured in mid-air. */
function withoutMotion(ad: RuntimeAd): RuntimeAd {
  return { ...ad, badge: { ...ad.badge, onPlaybackEndAnimated: false, onOutroAnimated: false } };
}

function expectTidy(stage: HTMLElement): void {
  const elements = visible(stage, '.sr-button,.sr-text,.sr-finger,.sr-badge,.sr-counter');
  for (const element of elements) {
    const { left, top, right, bottom } = boxOnStage(element, stage);
    const where = `${element.className} at ${[left, top, right, bottom].join()}`;
    const isInside =
      left >= -1 && top >= -1 && right <= stage.offsetWidth + 1 && bottom <= stage.offsetHeight + 1;
    const isInCorner = top < 59 && (left < stage.offsetWidth * 0.15 || right > stage.offsetWidth * 0.85);
    expect({ where, isInside, isInCorner }).toEqual({ where, isInside: true, isInCorner: false });
  }
}

/** The layout's box: pulses and entrances are transforms and do not count. */
function boxOnStage(element: HTMLElement, stage: HTMLElement) {
  let left = 0;
  let top = 0;
  for (let at = element; at !== stage; at = at.offsetParent as HTMLElement) {
    left += at.offsetLeft + (at === element ? 0 : at.clientLeft);
    top += at.offsetTop + (at === element ? 0 : at.clientTop);
  }
  // The counter is centred by a transform.
  if (element.classList.contains(shipped('sr-counter'))) left -= element.offsetWidth / 2;
  return { left, top, right: left + element.offsetWidth, bottom: top + element.offsetHeight };
}

function overlapping(a: Element, b: Element): boolean {
  const one = a.getBoundingClientRect();
  const other = b.getBoundingClientRect();
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
