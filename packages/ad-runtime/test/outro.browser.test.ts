import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { paintedImage } from './painted-image.ts';
import { playAd, shipped, visible } from './play-ad.ts';

/** Straight to the outro: a broken video leads there with the first tap. */
const brokenVideo = { video: { mimeType: 'video/mp4', base64: btoa('broken') } };

test('opens the store synchronously inside the tap, and once for a tap that is reported twice', async () => {
  const { host, view } = await outro();
  await view('tap cta', 'tap cta');
  expect(host.storeOpenings).toEqual([{ isInsideTap: true, isTrusted: false, isHookThere: true }]);
});

test('does nothing on a tap beside the call to action', async () => {
  const { stage, host } = await outro();
  await userEvent.click(stage, { position: { x: 180, y: 200 }, force: true });
  stage.click();
  expect(host.storeOpenings).toEqual([]);
});

test('works by keyboard', async () => {
  const { button, host } = await outro();
  button(/Download/).focus();
  await userEvent.keyboard('{Enter}');
  expect(host.storeOpenings).toEqual([{ isInsideTap: true, isTrusted: true, isHookThere: true }]);
});

test('shows the image of the call to action with its label for screen readers, or the button when the image is broken', async () => {
  const withImage = (ad: RuntimeAd): RuntimeAd => ({ ...ad, slots: [...ad.slots, 'ctaButton'] });
  const shown = await outro({
    ad: withImage,
    media: { ...brokenVideo, ctaButton: paintedImage('#0f0', 300, 90) },
  });
  await vi.waitFor(() => expect(visible(shown.stage, 'button img[alt="Download Now!"]')).toHaveLength(1));
  expect(visible(shown.stage, 'button span')).toHaveLength(0);
  shown.handle.destroy();
  const broken = await outro({
    ad: withImage,
    media: { ...brokenVideo, ctaButton: { mimeType: 'image/png', base64: btoa('broken') } },
  });
  expect(visible(broken.stage, 'button span')).toHaveLength(1);
});

test('shows the blurred cover behind an outro without an image of its own', async () => {
  const { stage } = await outro({ ad: (ad) => ({ ...ad, slots: ['cover', 'video', 'badge'] }) });
  const [image] = visible(stage, 'img.sr-soft') as HTMLImageElement[];
  expect(image?.src).toMatch(/^data:image/);
  expect(getComputedStyle(image!).filter).toContain('blur');
});

test('shows the blurred cover where the outro image is broken, and no badge where that is', async () => {
  const broken = { mimeType: 'image/png', base64: btoa('broken') };
  const { stage } = await outro({ media: { ...brokenVideo, outro: broken, badge: null } });
  await vi.waitFor(() => expect(visible(stage, '.sr-badge img')).toHaveLength(0));
  expect(visible(stage, '.sr-outro img')).toHaveLength(0);
  expect(visible(stage, 'img.sr-soft')).toHaveLength(1);
});

test('pulses only when that was chosen', async () => {
  const calm = await outro({ ad: (ad) => ({ ...ad, outro: { ...ad.outro, pulse: false } }) });
  expect(getComputedStyle(calm.button(/Download/)).animationName).not.toContain(shipped('sr-pulse'));
  calm.handle.destroy();
  const pulsing = await outro();
  expect(getComputedStyle(pulsing.button(/Download/)).animationName).toContain(shipped('sr-pulse'));
});

async function outro(options: Parameters<typeof playAd>[0] = {}) {
  const ad = playAd({ media: brokenVideo, ...options });
  await ad.view('wait error', 'tap cover', 'wait outro');
  return ad;
}
