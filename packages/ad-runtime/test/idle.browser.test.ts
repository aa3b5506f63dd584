import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AdHost } from '../src/ad-host.ts';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { playAd, visible } from './support/play-ad.ts';
import { painted } from './support/tidy-stage.ts';
import { waitFor } from './support/wait-for.ts';

/** Time passes for the ad only when a test asks for it; video and frames use their own clocks. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
});

// Requirement: playback.idle
test('shows the outro if nobody spins, without opening the store', async () => {
  const { root, stage, host, events, reached } = playAd({ ad: withAutoOutro(1) });
  await reached('load');
  stage.click();
  await reached('pause');
  await pass(1000);
  expect(events.map(({ type }) => type).filter((type) => type !== 'mute')).toEqual([
    'load',
    'start',
    'pause',
    'outro',
  ]);
  expect(visible(root, '.outro')).toHaveLength(1);
  expect(host.storeOpenings).toEqual([]);
});

test.each([
  ['before the first tap', 1, false],
  ['if it is turned off', 0, true],
])('waits for ever %s', async (_when, seconds, isStarted) => {
  const { stage, events, reached } = playAd({ ad: withAutoOutro(seconds) });
  await reached('load');
  if (isStarted) {
    stage.click();
    await reached('pause');
  }
  await pass(2500);
  expect(events.some(({ type }) => type === 'outro')).toBe(false);
});

test('does not count the time during which the ad is hidden', async () => {
  let setVisible: (isVisible: boolean) => void = () => {};
  const host: Partial<AdHost> = {
    onVisibility: (listener) => {
      setVisible = listener;
    },
  };
  const { stage, events, reached } = playAd({ ad: withAutoOutro(1), host });
  await reached('load');
  stage.click();
  await reached('pause');
  setVisible(false);
  await pass(2500);
  expect(events.some(({ type }) => type === 'outro')).toBe(false);
  setVisible(true);
  await pass(1000);
  expect(events.at(-1)).toEqual({ type: 'outro' });
});

test('counts again from a tap next to the button', async () => {
  const { root, stage, events, reached } = playAd({ ad: withAutoOutro(2) });
  await reached('load');
  stage.click();
  await reached('pause');
  const { parentElement } = stage;
  for (let taps = 0; taps < 5; taps++) {
    await pass(700);
    parentElement!.click();
  }
  expect(events.some(({ type }) => type === 'outro')).toBe(false);
  expect(visible(root, '.button')).toHaveLength(1);
  await pass(2000);
  expect(events.at(-1)).toEqual({ type: 'outro' });
});

test('lets the hand leave after a while and return, on the compositor', async () => {
  const { root, reached } = playAd();
  await reached('load');
  await waitFor(() => expect(visible(root, '.hand')).toHaveLength(1));
  const hand = visible(root, '.hand b')[0]!;
  const [hint] = hand.getAnimations();
  const opacityAt = (atMs: number) => {
    hint!.pause();
    hint!.currentTime = atMs;
    return Number(getComputedStyle(hand).opacity);
  };
  expect([100, 3000, 5500, 7000, 8000, 9100].map(opacityAt)).toEqual([1, 1, 1, 0, 0, 1]);
});

function withAutoOutro(autoOutroSeconds: number) {
  return (ad: RuntimeAd): RuntimeAd => ({ ...ad, gameplay: { ...ad.gameplay, autoOutroSeconds } });
}

/** Advances the clock, and lets the ad draw what has changed. */
async function pass(durationMs: number): Promise<void> {
  vi.advanceTimersByTime(durationMs);
  await painted();
}
