import { winningBadgeMs } from '@spinreel/config-schema/limits/ad-timings';
import { decode } from 'fast-png';
import type { Page } from 'playwright-core';
import { createFlashMeter, type FlashReport } from '../flashes/flash-meter.ts';

/** The width to which the screen is scaled down: as wide as the frames of a video that are measured. */
const widthPx = 96;

/** The time between two frames. Flashes of up to 10 in a second are found. */
const stepMs = 50;

/**
 * Measures the flashes of a page's animations, which `recordMedia` has stopped. They are shown at fixed times, so the result
 * does not depend on the speed of the machine.
 */
export async function filmCelebration(page: Page): Promise<FlashReport> {
  const { width, height } = page.viewportSize() ?? { width: widthPx, height: widthPx };
  const devTools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale: widthPx / width };
  let meter: ReturnType<typeof createFlashMeter> | null = null;
  for (let timeMs = 0; timeMs < winningBadgeMs; timeMs += stepMs) {
    await page.evaluate((atMs) => window.spinreelMedia.showAnimationsAt(atMs), timeMs);
    const options = { format: 'png', optimizeForSpeed: true, clip } as const;
    const { data } = await devTools.send('Page.captureScreenshot', options);
    const image = decode(Buffer.from(data, 'base64'));
    meter ??= createFlashMeter({ widthPx: image.width, heightPx: image.height });
    meter.addFrame({ rgb: dropAlpha(image), timestampSeconds: timeMs / 1000 });
  }
  await devTools.detach();
  return (meter ?? createFlashMeter({ widthPx: 0, heightPx: 0 })).report();
}

function dropAlpha({ data, channels }: ReturnType<typeof decode>): Uint8Array {
  if (channels === 3) return Uint8Array.from(data);
  return Uint8Array.from({ length: (data.length / channels) * 3 }, (_, at) => {
    return data[Math.floor(at / 3) * channels + (at % 3)] ?? 0;
  });
}
