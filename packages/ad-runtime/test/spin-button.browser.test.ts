import { buttonStyles } from '@spinreel/config-schema/options/options';
import { page, userEvent } from 'vitest/browser';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { paintedImage } from './support/painted-image.ts';
import { playAd, visible } from './support/play-ad.ts';
import { placedAt } from './support/runtime-ad.ts';
import { expectTidy, painted, skipToEnd } from './support/tidy-stage.ts';
import { waitFor } from './support/wait-for.ts';

/** What the browser measures when a script asks for it, which lays out the page. */
const measures = ['offsetLeft', 'offsetTop', 'offsetWidth', 'offsetHeight'] as const;

afterEach(() => page.viewport(375, 667));

// Requirement: playback.spinning-button
test('keeps the spin button pressed and dimmed with its own text while the reels spin', async () => {
  const { stage, spin, button } = await spinning();
  expect(readTexts(stage)).toEqual(['Good luck!']);
  const { scale, filter, animationName } = getComputedStyle(spin);
  expect({ scale, filter, animationName }).toEqual({
    scale: '0.93',
    filter: 'brightness(0.8)',
    animationName: 'none',
  });
  expect(button(/Spin/)).toBe(spin);
});

// Requirement: playback.spinning-button
test('comes back with a pop at the next pause, and stays pressed from the last one to the end', async () => {
  const { stage, video, spin, view } = await spinning();
  video.playbackRate = 1;
  await view('wait pause');
  expect(readTexts(stage)).toEqual(['Spin!', '1 spin left']);
  expect(getComputedStyle(spin).animationName).toBe('pop, pulse');
  await view('tap spin');
  expect(readTexts(stage)).toEqual(['Good luck!']);
  skipToEnd(video);
  await view('wait badge');
  expect(visible(stage, '.button')).toHaveLength(0);
});

// Requirement: playback.spinning-button
test('does nothing on a tap on the spinning button, like on the page around it', async () => {
  const { spin, stage, events } = await spinning();
  const before = [...events];
  const { left, top, width, height } = spin.getBoundingClientRect();
  const taps: EventTarget[] = [];
  stage.addEventListener('click', ({ target }) => taps.push(target as EventTarget));
  await userEvent.click(stage, { position: { x: left + width / 2, y: top + height / 2 }, force: true });
  expect(taps).toHaveLength(1);
  expect(spin.contains(taps[0] as Node)).toBe(false);
  spin.focus();
  await userEvent.keyboard('{Enter}');
  spin.click();
  expect(events).toEqual(before);
});

// Requirement: playback.spinning-button
test('is not an enabled button for screen readers, which read only the text that is shown', async () => {
  const { video, view } = await spinning();
  const named = (name: string, disabled: boolean) =>
    page.getByRole('button', { name, exact: true, disabled }).elements().length;
  expect([named('Good luck!', true), named('Good luck!', false), named('Spin!', false)]).toEqual([1, 0, 0]);
  video.playbackRate = 1;
  await view('wait pause');
  expect([named('Spin!', false), named('Good luck!', true)]).toEqual([1, 0]);
});

// Requirement: playback.spinning-button
test('moves nothing and measures nothing when the reels start to spin', async () => {
  const { root, stage, view } = await paused({ ad: (ad) => withLegal(ad) });
  const elements = [...root.querySelectorAll<HTMLElement>('.legal,.button,.mute')];
  const readBoxes = () => elements.map((element) => measures.map((measure) => element[measure]));
  const before = readBoxes();
  const reads = measures.map((measure) => vi.spyOn(HTMLElement.prototype, measure, 'get'));
  onTestFinished(() => reads.forEach((read) => read.mockRestore()));
  stage.querySelector('video')?.click();
  expect(reads.map((read) => read.mock.calls.length)).toEqual([0, 0, 0, 0]);
  reads.forEach((read) => read.mockRestore());
  await view('wait spin');
  await painted();
  // The buttons of the other screens are hidden before and after.
  expect(readBoxes()).toEqual(before);
});

test('shows no button before the first pause, and none while spinning if that is turned off', async () => {
  const lead = playAd();
  await lead.reached('load');
  lead.video.playbackRate = 0.1;
  lead.stage.click();
  await waitFor(() => expect(lead.video.currentTime).toBeGreaterThan(0));
  expect(visible(lead.stage, '.button')).toHaveLength(0);
  lead.handle.destroy();
  const { stage } = await spinning({ ad: (ad) => withSpinningLabel(ad, null) });
  expect(visible(stage, '.button')).toHaveLength(0);
});

// Requirement: playback.text-fit
test.each(buttonStyles)('fits the text of the spinning button into the style %s', async (buttonStyle) => {
  for (const text of [
    'Go',
    'Good luck!',
    'Viel Glück beim Drehen, gleich geht es los',
    'ขอให้โชคดีนะ!',
    'Good luck my hero!',
  ]) {
    const { stage, spin, handle } = await spinning({
      ad: (ad) => withSpinningLabel({ ...ad, buttonStyle }, text),
    });
    const [box] = visible(stage, '.spun');
    expect.soft(box?.scrollWidth).toBeLessThanOrEqual(box!.clientWidth + 1);
    expect.soft(box!.offsetWidth, text).toBeLessThanOrEqual(spin.clientWidth);
    expect.soft(box!.offsetHeight, text).toBeLessThanOrEqual(spin.offsetHeight);
    handle.destroy();
  }
});

test('has the size and place of the pause after the phone is turned while the reels spin', async () => {
  const { stage, spin } = await spinning({ ad: (ad) => withSpinningLabel(ad, 'Good luck to all of you!') });
  const read = () =>
    [spin, ...visible(stage, '.spun')].map(({ offsetWidth, offsetTop }) => [offsetWidth, offsetTop]);
  const before = read();
  await page.viewport(667, 375);
  await waitFor(() => expect(read()).not.toEqual(before));
  await page.viewport(375, 667);
  await waitFor(() => expect(read()).toEqual(before));
});

// Requirement: customize.spin-button-image
test('shows an image as the spin button, also pressed and dimmed, or the button when the image is broken', async () => {
  const withImage = (ad: RuntimeAd): RuntimeAd => ({ ...ad, slots: [...ad.slots, 'spinButton'] });
  const shown = await spinning({ ad: withImage, media: { spinButton: paintedImage('#0f0', 120, 120) } });
  const { stage, spin } = shown;
  expect(visible(stage, 'button img')).toHaveLength(1);
  expect(visible(stage, 'button span')).toHaveLength(0);
  expect(getComputedStyle(visible(stage, 'button img')[0]!).visibility).toBe('visible');
  expect([spin.disabled, getComputedStyle(spin).scale]).toEqual([true, '0.93']);
  expect(page.getByRole('button', { name: 'Spin!', exact: true, disabled: true }).elements()).toEqual([spin]);
  shown.handle.destroy();
  const broken = await spinning({
    ad: withImage,
    media: { spinButton: { mimeType: 'image/png', text: btoa('broken') } },
  });
  expect(readTexts(broken.stage)).toEqual(['Good luck!']);
});

// Requirement: customize.spin-button-image
test('shows the image as the button of the cover, where it stays inside the stage', async () => {
  for (const size of [20, 2000]) {
    const { stage, handle } = playAd({
      ad: (ad) => ({ ...ad, slots: [...ad.slots, 'spinButton'] }),
      media: { spinButton: paintedImage('#0f0', size, size) },
    });
    await waitFor(() => expect(visible(stage, 'button img')).toHaveLength(1));
    await painted();
    expectTidy(stage);
    const [button] = visible(stage, 'button');
    expect(button!.offsetWidth).toBeLessThan(stage.offsetWidth);
    handle.destroy();
  }
});

/** The texts of the spin button that can be seen. */
function readTexts(stage: HTMLElement): string[] {
  return visible(stage, '.button > *')
    .filter((element) => getComputedStyle(element).visibility === 'visible')
    .map((element) => element.textContent);
}

function withSpinningLabel(ad: RuntimeAd, spinningLabel: string | null): RuntimeAd {
  return { ...ad, gameplay: { ...ad.gameplay, button: { ...ad.gameplay.button, spinningLabel } } };
}

/** With a legal text that the button makes way for. */
function withLegal(ad: RuntimeAd): RuntimeAd {
  const text = { lines: Array.from({ length: 8 }, () => 'Terms apply.'), ...placedAt(0.5, 0.7) };
  return { ...ad, legal: { ...ad.legal, gameplay: { ageMark: null, text, logo: null } } };
}

/** The first spin takes longer than any look at it at a tenth of the speed. */
function withLongSpin(ad: RuntimeAd): RuntimeAd {
  return { ...ad, video: { ...ad.video, pauseFrames: [3, 30] } };
}

/** Plays an ad up to its first pause. */
async function paused(options: Parameters<typeof playAd>[0] = {}) {
  const { ad = (same: RuntimeAd) => same } = options;
  const played = playAd({ ...options, ad: (same) => withLongSpin(ad(same)) });
  await played.view('wait load', 'tap cover', 'wait pause');
  await waitFor(() => expect(visible(played.root, '.mute')).toHaveLength(1));
  return { ...played, spin: findSpin(played.stage) };
}

function findSpin(stage: HTMLElement): HTMLButtonElement {
  return visible(stage, 'button')[0] as HTMLButtonElement;
}

/** Plays an ad up to its first spin, whose reels spin slowly. */
async function spinning(options: Parameters<typeof paused>[0] = {}) {
  const played = await paused(options);
  played.video.playbackRate = 0.1;
  await played.view('tap spin', 'wait spin');
  return played;
}
