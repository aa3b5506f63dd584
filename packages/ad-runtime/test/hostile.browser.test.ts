import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { playAd } from './support/play-ad.ts';
import { waitFor } from './support/wait-for.ts';

test('calls a hook that the network injects late, at the moment of the tap', async () => {
  const { host, view } = playAd({ media: { video: null }, hasLateHook: true });
  await view('wait error', 'tap cover', 'wait outro');
  host.injectHook();
  await view('tap cta');
  expect(host.storeOpenings).toEqual([{ isInsideTap: true, isTrusted: false, isHookThere: true }]);
});

test('reaches the outro through fifty taps anywhere at any time, and opens the store from its button only', async () => {
  const { root, stage, host, events, reached } = playAd({ hasShortBadge: true });
  let value = 11;
  const random = () => (value = (value * 16807) % 2147483647) / 2147483647;
  let storeTaps = 0;
  let tapsOnOutro = 0;
  // Fifty, and thirty more where the store is near.
  for (let tap = 0; tap < 50 || tapsOnOutro < 30; tap++) {
    const { width, height } = stage.getBoundingClientRect();
    const target = document.elementFromPoint(random() * width, random() * height);
    if (events.some(({ type }) => type === 'outro')) tapsOnOutro++;
    if (target && root.contains(target)) {
      for (const type of ['pointerdown', 'pointerup'])
        target.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      // Some touches do not become taps.
      if (random() < 0.9) {
        if (target.closest('button')?.textContent === 'Download Now!') storeTaps++;
        target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
    }
    await new Promise((resolve) => setTimeout(resolve, random() * 120));
  }
  await reached('outro');
  expect(storeTaps).toBeGreaterThan(0);
  expect(host.storeOpenings.length).toBeGreaterThan(0);
  expect(events.filter(({ type }) => type === 'outro')).toHaveLength(1);
  expect(events.filter(({ type }) => type === 'pause')).toHaveLength(2);
  expect(host.storeOpenings.length).toBeLessThanOrEqual(storeTaps);
});

test('resumes sound with the next tap after the system has interrupted it', async () => {
  const contexts: AudioContext[] = [];
  const original = AudioContext.prototype.createGain;
  vi.spyOn(AudioContext.prototype, 'createGain').mockImplementation(function (this: AudioContext) {
    contexts.push(this);
    return original.call(this);
  });
  const { stage, video, reached } = playAd();
  await userEvent.click(stage, { force: true });
  await reached('pause');
  await waitFor(() => expect(contexts[0]?.state).toBe('running'));
  // A phone call suspends the context without any action by the ad.
  await contexts[0]?.suspend();
  expect(contexts[0]?.state).toBe('suspended');
  await userEvent.click(video, { force: true });
  await waitFor(() => expect(contexts[0]?.state).toBe('running'));
});

test('says nothing of the spins that are left in the name of the spin button', async () => {
  const { stage, reached } = playAd();
  stage.click();
  await reached('pause');
  const button = [...stage.querySelectorAll('button')].find((element) => element.offsetWidth > 0);
  const counter = button?.querySelector('b');
  expect(counter?.textContent).toBe('2 spins left');
  expect(counter?.getAttribute('aria-hidden')).toBe('true');
});
