import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGalleryAd } from './build-gallery-ad.ts';
import { compareSheets } from './compare-sheets.ts';
import { drawContactSheet } from './draw-contact-sheet.ts';
import { galleryAds } from './gallery-ads.ts';
import { clips, type ClipName } from './material/clips.ts';
import { openGalleryBrowser } from './open-gallery-browser.ts';
import { galleryShapes, playGalleryAd, type GalleryPicture } from './play-gallery-ad.ts';

/** The share of a contact sheet that may differ, because fonts and codecs differ between machines. */
const allowedShare = 0.06;

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await openGalleryBrowser();
  folder = await mkdtemp(join(tmpdir(), 'spinreel-gallery-'));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

test.each(galleryAds)('nothing collides in any shape, and it looks as it did: $name', async (ad) => {
  const pictures = await playGalleryAd(await buildGalleryAd(ad, join(folder, ad.name), browser), browser);
  const sheet = await drawContactSheet(pictures);
  const golden = new URL(`../goldens/${ad.name}.webp`, import.meta.url);
  if (process.env['UPDATE_GOLDENS']) await writeFile(golden, sheet);
  const faults = pictures.flatMap(({ shape, screen, faults }) =>
    faults.map((fault) => `${screen} ${shape}: ${fault}`),
  );
  expect(faults).toEqual([]);
  const small = pictures.filter((picture) => picture.video !== null && isSmall(picture, ad.clip));
  expect(small.map(({ shape, video }) => ({ shape, video }))).toEqual([]);
  expect(await compareSheets(sheet, await readFile(golden))).toBeLessThan(allowedShare);
});

/**
 * Whether a video is smaller than it could be. On phones, it fills two fifths of the page or four fifths of what its shape
 * permits. On tablets and squares, a wide one has nearly nine tenths of the width. In landscape, the button is next to it.
 */
function isSmall({ shape, video }: GalleryPicture, clip: ClipName): boolean {
  if (video === null) return true;
  const { width, height } = galleryShapes[shape];
  const clipAspect = clips[clip].widthPx / clips[clip].heightPx;
  const relative = clipAspect / (width / height);
  const possible = Math.min(relative, 1 / relative);
  if (width > height) return video.area < 0.55 * possible;
  if (height > 1.7 * width) return video.area < Math.min(0.4, 0.8 * possible);
  return clipAspect > 1.5 && video.width < 0.88;
}
