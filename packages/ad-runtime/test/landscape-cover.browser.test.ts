// Requirement: playback.landscape-cover
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paintedImage } from './support/painted-image.ts';
import { playAd, visible } from './support/play-ad.ts';
import { waitFor } from './support/wait-for.ts';

const wideAspect = 16 / 9;

afterEach(() => page.viewport(375, 667));

test('turning the phone switches between the two images at once', async () => {
  const { root, shown } = await playWithBoth();
  expect(shown()).toEqual(['portrait']);
  await page.viewport(844, 390);
  expect(shown()).toEqual(['landscape']);
  await page.viewport(390, 844);
  expect(shown()).toEqual(['portrait']);
  // The cover fades out later with a transition, which must not move the image now.
  expect(getComputedStyle(root.querySelector('#cover img')!).objectPosition).toBe('50% 25%');
  for (const image of root.querySelectorAll<HTMLImageElement>('#cover img'))
    expect([image.complete, image.naturalWidth > 0, image.decoding]).toEqual([true, true, 'sync']);
});

test.each([
  { screen: 'of 16:9', width: 640, height: 360 },
  { screen: 'of 19.5:9', width: 844, height: 390 },
  { screen: 'of 3:2', width: 600, height: 400 },
])('fills a screen $screen with an image of 16:9', async ({ width, height }) => {
  const box = await measureImage({ width, height });
  expect(Math.min(box.width / width, box.height / height)).toBeCloseTo(1, 2);
});

test.each([
  { screen: 'of 4:3', width: 640, height: 480 },
  { screen: 'of 21:9', width: 840, height: 360 },
])('shows an image of 16:9 whole on a screen $screen', async ({ width, height }) => {
  const box = await measureImage({ width, height });
  expect(Math.max(box.width / width, box.height / height)).toBeCloseTo(1, 2);
});

test('a square page shows the cover for portrait, as it does without the other', async () => {
  await page.viewport(600, 600);
  const { shown } = await playWithBoth();
  expect(shown()).toEqual(['portrait']);
});

test('a tap takes either image away, and the outro keeps the edge of the cover', async () => {
  await page.viewport(844, 390);
  const { root, view, shown } = await playWithBoth({ hasOutroImage: false });
  await view('tap cover', 'wait pause');
  const cover = root.querySelector('#cover')!;
  // It fades, which may take until after the pause.
  await waitFor(() => expect(getComputedStyle(cover).opacity).toBe('0'));
  await view('tap spin', 'wait pause', 'tap spin', 'wait outro');
  const [backdrop] = visible(root, '.sides img') as HTMLImageElement[];
  expect(backdrop?.src).toBe(cover.querySelector('img')?.src);
  expect(shown()).toEqual(['landscape']);
});

/** Returns the box of the landscape image on a page of this size, after checking that it is undistorted and in the middle. */
async function measureImage({ width, height }: { width: number; height: number }): Promise<DOMRect> {
  await page.viewport(width, height);
  const { root } = await playWithBoth();
  const [image] = visible(root, '#cover img') as [HTMLElement];
  const box = image.getBoundingClientRect();
  expect(box.width / box.height).toBeCloseTo(wideAspect, 1);
  expect(box.x + box.width / 2).toBeCloseTo(width / 2, 0);
  expect(box.y + box.height / 2).toBeCloseTo(height / 2, 0);
  return box;
}

/** Plays an ad whose page has painted both images. */
async function playWithBoth({ hasOutroImage = true } = {}) {
  const played = playAd({
    ad: (ad) => ({
      ...ad,
      slots: [...ad.slots.filter((slot) => hasOutroImage || slot !== 'outro'), 'landscapeCover'],
    }),
    hasShortBadge: true,
    paintedCover: paintedImage('#639', 270, 480),
    landscapeCover: { media: paintedImage('#396', 480, 270), aspect: wideAspect },
  });
  await played.reached('load');
  const shown = () =>
    (visible(played.root, '#cover img') as HTMLImageElement[]).map((image) =>
      image.naturalWidth > image.naturalHeight ? 'landscape' : 'portrait',
    );
  return { ...played, shown };
}
