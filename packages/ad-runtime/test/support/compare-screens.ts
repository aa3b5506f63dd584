import { readFile, writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { goldenAds, goldenMedia } from './golden-ads.ts';
import { shapes, type GoldenScreens } from './golden-screens.ts';
import { openAd } from './open-ad.ts';
import { walkThrough } from './walk-through.ts';

/** The share of a scaled-down screenshot that may differ, because fonts and codecs differ between machines. */
const allowedShare = 0.06;

/** Longer than the live backdrop's interval between updates, and than an image needs to appear. */
const backdropMs = 100;

/** When everything of a celebration flies: milliseconds after the badge came. */
const celebrationMs = 1000;

/** Plays a variant of the sample game, and expects that its screens look like their golden images. */
export async function expectScreensAlike({ variant, looks }: GoldenScreens, browser: Browser): Promise<void> {
  const ad = goldenAds[variant]();
  const opened = await openAd({
    browser,
    ad,
    media: await goldenMedia(ad),
    viewport: shapes['9x16'],
  });
  const { page } = opened;
  await sameChanceAlways(page);
  const differences: Record<string, number> = {};
  const screens = [...new Set(looks.flatMap(([, screens]) => screens))];
  await walkThrough(opened, screens, async (screen) => {
    for (const [shape, screens] of looks) {
      if (!screens.includes(screen)) continue;
      await resize(page, shapes[shape]);
      const name = `${variant}-${shape}-${screen}`;
      differences[name] = await difference(page, name, screen === 'badge' ? celebrationMs : undefined);
    }
  });
  await page.close();
  expectAlike(differences);
}

/** Shows the ad in another shape, and waits until it fills that, up to the pixel by which half a size is rounded. */
export async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await page.waitForFunction(({ width, height }) => {
    const { offsetWidth, offsetHeight } = document.querySelector<HTMLElement>('#ad')!;
    return Math.abs(offsetWidth - width) < 2 && Math.abs(offsetHeight - height) < 2;
  }, viewport);
}

/** Measures how much the page differs from its golden image. With `atMs`, at this time after its animations started. */
export async function difference(page: Page, name: string, atMs?: number): Promise<number> {
  await page.waitForFunction(() => !document.querySelector('video')?.seeking);
  // The page itself waits, so that its backdrop has drawn the video's frame, however busy the machine is. Then it ends the
  // entrance of what is new.
  await page.evaluate(async (backdropMs) => {
    const drawFrames = async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    };
    await new Promise((resolve) => setTimeout(resolve, backdropMs));
    await drawFrames();
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    await drawFrames();
  }, backdropMs);
  // The number of the win has started to count in the frames before.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.sum')].every(
      ({ ariaLabel, lastChild }) => lastChild?.textContent === ariaLabel,
    ),
  );
  if (atMs !== undefined) {
    await page.evaluate((atMs) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = atMs;
      }
    }, atMs);
  }
  const animations = atMs === undefined ? 'disabled' : 'allow';
  const shot = await page.screenshot({ type: 'jpeg', quality: 72, animations });
  const golden = new URL(`../goldens/${name}.jpg`, import.meta.url);
  if (process.env['UPDATE_GOLDENS']) await writeFile(golden, shot);
  return imageDifference(page, shot, await readFile(golden));
}

/** Expects that screens hardly differ from their golden images. */
export function expectAlike(differences: Readonly<Record<string, number>>): void {
  for (const [screen, share] of Object.entries(differences)) {
    expect([screen, share < allowedShare, share]).toEqual([screen, true, share]);
  }
}

async function sameChanceAlways(page: Page): Promise<void> {
  await page.evaluate(() => {
    let value = 11;
    Math.random = () => (value = (value * 16807) % 2147483647) / 2147483647;
  });
}

/**
 * The share of pixels (0 to 1) in which two JPEG images look different. Both are made small first, so that the edges
 * of letters, noise and half a pixel do not count.
 */
async function imageDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const uris = [one, other].map((bytes) => `data:image/jpeg;base64,${bytes.toString('base64')}`);
  return page.evaluate(async (uris) => {
    const side = 64;
    const pixels = await Promise.all(
      uris.map(async (uri) => {
        const image = new Image();
        image.src = uri;
        await image.decode();
        const context = new OffscreenCanvas(side, side).getContext('2d') as OffscreenCanvasRenderingContext2D;
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, side, side);
        return context.getImageData(0, 0, side, side).data;
      }),
    );
    const [a, b] = pixels as [Uint8ClampedArray, Uint8ClampedArray];
    let different = 0;
    for (let at = 0; at < a.length; at += 4) {
      const distance = [0, 1, 2].reduce(
        (sum, channel) => sum + Math.abs((a[at + channel] as number) - (b[at + channel] as number)),
        0,
      );
      if (distance > 96) different++;
    }
    return different / (side * side);
  }, uris);
}
