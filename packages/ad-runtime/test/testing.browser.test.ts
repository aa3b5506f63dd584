import { userEvent } from 'vitest/browser';
import { expect, onTestFinished, test } from 'vitest';
import { installFakeClock } from '../src/testing/fake-clock.ts';
import { createFakeHost, type FakeHost } from '../src/testing/fake-host.ts';
import { playAd, visible } from './support/play-ad.ts';
import { waitFor } from './support/wait-for.ts';

test('a fake clock moves the page’s animation frames too', () => {
  const clock = installFakeClock();
  onTestFinished(() => clock.restore());
  const stamps: number[] = [];
  const frame = (nowMs: number) => {
    stamps.push(nowMs - start);
    requestAnimationFrame(frame);
  };
  const start = performance.now();
  requestAnimationFrame(frame);
  expect(stamps).toEqual([]);
  clock.nextFrame();
  clock.advance(32);
  expect(stamps).toEqual([16, 32, 48]);
});

test('a fake clock for the window of a frame leaves the page’s own alone', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const scope = frame.contentWindow as Window & typeof globalThis;
  const own = setTimeout;
  const clock = installFakeClock(scope);
  const ran: string[] = [];
  scope.setTimeout(() => ran.push('frame'), 10);
  clock.advance(10);
  expect(ran).toEqual(['frame']);
  expect(setTimeout).toBe(own);
});

test('a fake host distinguishes a person’s tap, a script’s and a later call', async () => {
  const host = createFakeHost();
  const button = buttonFor(host);
  await userEvent.click(button);
  button.click();
  await new Promise((resolve) => setTimeout(resolve));
  host.openStore();
  expect(host.storeOpenings).toEqual([
    { isInsideTap: true, isTrusted: true, isHookThere: true },
    { isInsideTap: true, isTrusted: false, isHookThere: true },
    { isInsideTap: false, isTrusted: false, isHookThere: true },
  ]);
});

test('a fake host counts the taps that come before the click hook as lost', () => {
  const host = createFakeHost({ hasLateHook: true });
  const button = buttonFor(host);
  button.click();
  host.injectHook();
  button.click();
  expect(host.storeOpenings.map(({ isHookThere }) => isHookThere)).toEqual([false, true]);
});

test('a fake host hands over the event that was waited for, whether it came before or comes later', async () => {
  const host = createFakeHost();
  const second = host.reached('pause', { times: 2 });
  host.event?.({ type: 'pause', frame: 17, spinsLeft: 2 });
  host.event?.({ type: 'pause', frame: 50, spinsLeft: 1 });
  expect((await second).frame).toBe(50);
  expect((await host.reached('pause')).spinsLeft).toBe(2);
});

test('a fake host that waited in vain says what happened instead', async () => {
  const host = createFakeHost();
  const timeout = new AbortController();
  const waiting = host.reached('outro', { signal: timeout.signal });
  host.event?.({ type: 'load' });
  host.event?.({ type: 'start' });
  timeout.abort('enough');
  await expect(waiting).rejects.toThrow(
    "Waited in vain for 'outro' to happen 1 time(s). So far: load, start.",
  );
  await expect(waiting).rejects.toMatchObject({ cause: 'enough' });
});

test('a scripted viewer mutes, leaves for another app and comes back', async () => {
  const { root, video, events, view } = playAd({
    tap: (element) => userEvent.click(element, { force: true }),
  });
  await view('wait load', 'tap cover', 'wait pause');
  // On a busy machine, the video can reach its first pause before the button appears.
  await waitFor(() => expect(visible(root, '.mute')).toHaveLength(1));
  await view('tap mute', 'wait mute', 'tap video', 'wait spin');
  expect(video.muted).toBe(true);
  await view('leave');
  expect(video.paused).toBe(true);
  await view('return', 'wait pause');
  expect(events.filter(({ type }) => type === 'pause')).toHaveLength(2);
});

test('a scripted viewer does not tap what is not there', async () => {
  const { view } = playAd();
  await expect(view('tap mute')).rejects.toThrow('There is no mute on screen to be tapped');
  await expect(view('tap cta')).rejects.toThrow('There is no cta on screen to be tapped');
});

function buttonFor(host: FakeHost): HTMLButtonElement {
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = 'Download';
  button.addEventListener('click', () => host.openStore());
  onTestFinished(() => button.remove());
  return button;
}
