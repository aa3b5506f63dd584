import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';

/** The screens in CSS pixels on which each ad is looked at. */
export const galleryShapes = {
  '9:19.5': { width: 390, height: 844 },
  '9:16': { width: 390, height: 693 },
  '2:3': { width: 320, height: 480 },
  '3:4': { width: 768, height: 1024 },
  '1:1': { width: 540, height: 540 },
  '16:9': { width: 667, height: 375 },
  '19.5:9': { width: 844, height: 390 },
} as const;

/** The name of a screen shape. */
export type GalleryShape = keyof typeof galleryShapes;

/** What is looked at. */
export const galleryScreens = ['cover', 'paused', 'outro'] as const;
export type GalleryScreen = (typeof galleryScreens)[number];

/** One picture and what was measured in it. */
export interface GalleryPicture {
  readonly shape: GalleryShape;
  readonly screen: GalleryScreen;
  readonly jpeg: Buffer;
  /** The shares of the page's width and area that the video fills, 0 to 1. Null unless it is paused. */
  readonly video: { readonly width: number; readonly area: number } | null;
  /** Pairs of elements that cover each other, and elements that leave the page. */
  readonly faults: readonly string[];
}

/** Plays a finished file, and looks at its screens in all shapes. */
export async function playGalleryAd(path: string, browser: Browser): Promise<GalleryPicture[]> {
  const page = await browser.newPage({ viewport: galleryShapes['9:19.5'], hasTouch: true });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(pathToFileURL(path).href);
  const pictures: GalleryPicture[] = [];
  const look = async (screen: GalleryScreen) => {
    for (const shape of Object.keys(galleryShapes) as GalleryShape[]) {
      await page.setViewportSize(galleryShapes[shape]);
      await settle(page);
      pictures.push({
        shape,
        screen,
        jpeg: await page.screenshot({ type: 'jpeg', quality: 85 }),
        ...(await measure(page, screen)),
      });
    }
    await page.setViewportSize(galleryShapes['9:19.5']);
    await settle(page);
  };
  const isShown =
    '[...document.querySelectorAll(".button:not([hidden])")].some((element) => element.offsetWidth)';
  await page.waitForFunction(isShown);
  await look('cover');
  await page.touchscreen.tap(195, 300);
  await page.waitForFunction(
    'document.querySelector("video")?.currentTime > .5 && document.querySelector("video").paused',
  );
  await look('paused');
  await page.evaluate(() => {
    const video = document.querySelector('video') as HTMLVideoElement;
    video.click();
  });
  await page.waitForFunction(
    'document.querySelector("video")?.currentTime > 4.3 && document.querySelector("video").paused',
  );
  await page.evaluate(() => {
    const video = document.querySelector('video') as HTMLVideoElement;
    video.click();
    video.playbackRate = 4;
  });
  await page.waitForFunction(
    '[...document.querySelectorAll(".outro,.card")].some((element) => element.offsetWidth)',
    undefined,
    { timeout: 120_000 },
  );
  await look('outro');
  await page.close();
  return pictures;
}

/** Waits until everything is at rest, with pulsing and repeating animations at their beginning. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 150));
    for (const animation of document.getAnimations()) {
      const { iterations } = animation.effect?.getTiming() ?? {};
      if (iterations === Infinity) {
        animation.pause();
        animation.currentTime = 0;
      } else animation.finish();
    }
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

async function measure(page: Page, screen: GalleryScreen): Promise<Pick<GalleryPicture, 'video' | 'faults'>> {
  return page.evaluate((screen) => {
    const pageArea = innerWidth * innerHeight;
    const shown = [
      ...document.querySelectorAll<HTMLElement>(
        '.sr .button,.sr .text,.sr .hand,.sr .badge,.sr .card,.sr .legal,.sr .logo,.sr .mute,.sr .image',
      ),
    ]
      .filter(
        (element) =>
          element.offsetWidth > 0 &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => ({
        name: element.className.split(' ')[0] ?? '',
        // Around the icon of the mute button there is only space for fingers.
        box: (element.querySelector('.mute > svg') ?? element).getBoundingClientRect(),
      }));
    // The hand touches its button, and the badge is on the edge of its card.
    const meantPairs = ['button and hand', 'badge and card'];
    const faults: string[] = [];
    for (const [at, { name, box }] of shown.entries()) {
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        faults.push(`${name} leaves the page`);
      for (const other of shown.slice(at + 1)) {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const pair = [name, other.name].toSorted().join(' and ');
        if (width > 1 && height > 1 && !meantPairs.includes(pair))
          faults.push(`${pair} (${Math.round(width)} x ${Math.round(height)})`);
      }
    }
    const box = screen === 'paused' ? document.querySelector('video')?.getBoundingClientRect() : undefined;
    if (!box) return { faults, video: null };
    const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    return { faults, video: { width: width / innerWidth, area: (width * height) / pageArea } };
  }, screen);
}
