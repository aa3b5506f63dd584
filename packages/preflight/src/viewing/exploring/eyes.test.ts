import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
import { paintPng, type Rectangle } from '../../../test/ads/paint-png.ts';
import { changedShare, compareScreens } from './compare-screens.ts';
import { createEyes, type IdleSight } from './eyes.ts';
import { readScreen } from './read-screen.ts';

const size = { widthPx: 120, heightPx: 240 };
const loading: Rectangle = ['#000000', [0, 0, 120, 240]];
const loaded: Rectangle = ['#1565c0', [0, 0, 120, 240]];

test('the end of loading is not taken for movement', async () => {
  const bar = (widthPx: number): Rectangle => ['#ffffff', [10, 120, widthPx, 12]];
  const { first, idle } = await watchIdle([loading, bar(80)], [loading, bar(90)], [loaded]);
  expect(changedShare(idle)).toBe(0);
  expect(changedShare(compareScreens(first.screen, readScreen(paintPng(size, loaded), size.widthPx)))).toBe(
    0,
  );
});

test('a part that moves is movement, and so is a screen that never stops changing', async () => {
  const ball = (top: number): Rectangle[] => [loaded, ['#ffffff', [48, top, 24, 24]]];
  const { idle } = await watchIdle(ball(0), ball(24), ball(48), ball(72), ball(96));
  expect(changedShare(idle)).toBeGreaterThan(0.05);
  expect(changedShare(idle)).toBeLessThan(0.5);

  const flashing = Array.from({ length: 20 }, (_, index) => [index % 2 === 0 ? loading : loaded]);
  expect(changedShare((await watchIdle(...flashing)).idle)).toBe(1);
});

/** Watches an ad that shows these pictures one after another, and the last one from then on. */
async function watchIdle(...pictures: readonly Rectangle[][]): Promise<IdleSight> {
  const pngs = pictures.map((rectangles) => paintPng(size, ...rectangles));
  const showNext = () => Buffer.from((pngs.length > 1 ? pngs.shift() : pngs[0])!).toString('base64');
  const eyes = createEyes(
    { viewportSize: () => ({ width: size.widthPx, height: size.heightPx }) },
    { send: (() => Promise.resolve({ data: showNext() })) as CDPSession['send'] },
  );
  const clock = { wait: () => Promise.resolve(), waitUntil: () => Promise.resolve(true) };
  return eyes.watchIdle(clock, await eyes.look());
}
