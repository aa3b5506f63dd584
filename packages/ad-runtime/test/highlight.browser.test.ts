import { page } from 'vitest/browser';
import { expect, onTestFinished, test } from 'vitest';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { playAd, visible } from './support/play-ad.ts';

const withHighlight =
  (change: Partial<RuntimeAd['gameplay']['highlight']> = {}, gameplay: Partial<RuntimeAd['gameplay']> = {}) =>
  (ad: RuntimeAd): RuntimeAd => ({
    ...ad,
    gameplay: {
      ...ad.gameplay,
      button: { ...ad.gameplay.button, spinningLabel: null },
      finger: null,
      highlight: { x: 0.75, y: 0.7, size: 0.1, hasFinger: true, ...change },
      ...gameplay,
    },
  });

// Requirement: playback.spin-highlight
test('a ring with a hand marks the spin button of the video, and a tap on it spins', async () => {
  const { root, reached, view, button, events } = playAd({ ad: withHighlight(), hasShortBadge: true });
  await view('tap cover', 'wait pause');
  const ring = button(/^Spin!$/);
  expect(ring.tagName).toBe('BUTTON');
  expect(visible(root, '.stage > .button')).toEqual([]);
  expect(visible(ring, '.hand')).toHaveLength(1);
  expect(ring.querySelector('.count')?.textContent).toBe('2 spins left');
  ring.click();
  await reached('spin');
  expect(visible(root, '.highlight')).toEqual([]);
  await reached('pause', 2);
  expect(visible(root, '.highlight')).toHaveLength(1);
  expect(ring.querySelector('.count')?.textContent).toBe('1 spin left');
  await view('tap spin', 'wait badge', 'wait outro');
  expect(events.filter(({ type }) => type === 'spin')).toHaveLength(2);
});

// Requirement: playback.spin-highlight
test('the whole video can be tapped as well', async () => {
  const { video, reached, view } = playAd({ ad: withHighlight() });
  await view('tap cover', 'wait pause');
  video.click();
  await reached('spin');
});

// Requirement: playback.spin-highlight
test.each([
  ['portrait', 390, 693, 'split'],
  ['a small phone', 320, 480, 'split'],
  ['a square page', 500, 500, 'split'],
  ['landscape', 667, 375, 'split'],
  ['portrait with a full-screen video', 390, 844, 'full'],
  ['landscape with a full-screen video', 844, 390, 'full'],
] as const)(
  'the ring is on its point of the video in %s, and large enough',
  async (_name, width, height, kind) => {
    await page.viewport(width, height);
    const area: Partial<RuntimeAd['gameplay']> = kind === 'full' ? { area: { kind } } : {};
    const { video, view, button } = playAd({ ad: withHighlight({}, area) });
    await view('tap cover', 'wait pause');
    const ring = button(/^Spin!$/).getBoundingClientRect();
    const box = video.getBoundingClientRect();
    const aspect = video.videoWidth / video.videoHeight;
    const shownWidth = Math.max(box.width, box.height * aspect);
    const shownHeight = shownWidth / aspect;
    // A pulse does not move the center.
    const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
    expect(Math.abs(x - (box.x + box.width / 2 + 0.25 * shownWidth))).toBeLessThan(2);
    expect(Math.abs(y - (box.y + box.height / 2 + 0.2 * shownHeight))).toBeLessThan(2);
    expect(button(/^Spin!$/).offsetWidth).toBeGreaterThanOrEqual(60);
    expect(button(/^Spin!$/).offsetHeight).toBeGreaterThanOrEqual(60);
  },
);

// Requirement: language.mirrored
test('the hand on the ring is the mirror image in a right-to-left ad', async () => {
  const measureHand = async (direction: 'ltr' | 'rtl') => {
    document.documentElement.dir = direction;
    const { root, view, handle } = playAd({
      ad: (ad) => withHighlight()({ ...ad, language: direction === 'rtl' ? 'ar' : 'en' }),
    });
    await view('tap cover', 'wait pause');
    const ring = root.querySelector<HTMLElement>('.highlight')!;
    const hand = ring.querySelector<HTMLElement>('.hand')!;
    const start = hand.offsetLeft;
    const end = ring.offsetWidth - start - hand.offsetWidth;
    handle.destroy();
    return { start, end };
  };
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const { start, end } = await measureHand('ltr');
  expect(await measureHand('rtl')).toEqual({ start: expect.closeTo(end, 0), end: expect.closeTo(start, 0) });
});

test('has no hand if it is turned off, and no counter if that is hidden', async () => {
  const { root, view } = playAd({ ad: withHighlight({ hasFinger: false }, { showSpinCountdown: false }) });
  await view('tap cover', 'wait pause');
  expect(visible(root, '.hand')).toEqual([]);
  expect(visible(root, '.count')).toEqual([]);
});
