import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { playAd, shownFrame, visible } from './play-ad.ts';

/** Long enough for frames that were on their way when the video was paused. */
const settleMs = 400;
const settled = () => new Promise((resolve) => setTimeout(resolve, settleMs));

test('plays from the cover over two exact pauses and the badge to the outro, and opens the store once', async () => {
  const { stage, video, events, openStore, button, reached } = playAd();
  await reached('load');
  await userEvent.click(stage, { force: true });
  await reached('pause');
  await settled();
  expect(shownFrame(video)).toBe(17);
  expect(stage.textContent).toContain('2 spins left');
  await userEvent.click(button(/Spin/), { force: true });
  await reached('pause', 2);
  await settled();
  expect(shownFrame(video)).toBe(50);
  expect(stage.textContent).toContain('1 spin left');
  await userEvent.click(video, { force: true });
  await reached('badge');
  expect(visible(stage, '.sr-badge')).toHaveLength(1);
  await reached('outro');
  expect(openStore).not.toHaveBeenCalled();
  await userEvent.click(button(/Download Now!/), { force: true });
  expect(openStore).toHaveBeenCalledOnce();
  expect(events.map((event) => event.type)).toEqual([
    'load',
    'start',
    'pause',
    'spin',
    'pause',
    'spin',
    'badge',
    'outro',
    'cta',
  ]);
});
