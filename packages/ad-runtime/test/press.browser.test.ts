import { expect, test } from 'vitest';
import { playAd } from './play-ad.ts';

test('shows the button pressed from the moment the finger is down, and released when it is up', async () => {
  const { stage, button, reached } = playAd();
  await reached('load');
  const look = () => getComputedStyle(button(/Spin/)).filter;
  stage.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(look).toBe('brightness(0.8)');
  stage.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.poll(look).not.toBe('brightness(0.8)');
});
