import { launchChromium } from '@spinreel/preflight/browser/launch-chromium';
import type { Browser } from 'playwright';
import { quantile } from '../alternating.ts';
import type { Bench } from '../figure.ts';
import { withPhone } from '../phone.ts';
import { serveFiles } from '../serve-files.ts';
import { slowLink } from './slow-link.ts';
import { startPages } from './start-pages.ts';
import { watchArrival, type Arrival } from './watch-arrival.ts';

const rounds = 5;
const link = { bitsPerSecond: 10_000_000, latencyMs: 40 };
const kind = { slowness: 4 };

/**
 * Measures how soon an ad shows its cover and can play on a slow phone with a slow network, compared with the transfer
 * time of its bytes.
 */
export const slowNetwork: Bench = {
  name: 'slow-network',
  run: async () => {
    const { files, adBytes } = await startPages();
    const wireMs = (8000 * adBytes) / link.bitsPerSecond;
    const browser = await launchChromium();
    try {
      return await serveFiles({ files, send: slowLink(link) }, async (origin) => {
        const ads: Arrival[] = [];
        for (let round = 0; round <= rounds; round += 1) {
          const arrival = await measureArrival(browser, `${origin}/ad.html`);
          // The first round warms up.
          if (round > 0) ads.push(arrival);
        }
        const coverMs = ads.map((ad) => ad.coverMs);
        const readyMs = ads.map((ad) => ad.readyMs);
        process.stdout.write(`  ${adBytes} bytes, ${wireMs.toFixed()} ms on the wire\n`);
        process.stdout.write(`  cover ${list(coverMs)}; ready ${list(readyMs)}\n`);
        return [
          { name: 'cover on screen', value: quantile(coverMs, 0), unit: 'ms', atMost: 500 },
          { name: 'cover on screen, median', value: quantile(coverMs, 0.5), unit: 'ms' },
          {
            name: 'video ready, by the time of its bytes',
            value: quantile(readyMs, 0) / wireMs,
            unit: 'x',
            atMost: 1.2,
          },
          {
            name: 'video ready, by the time of its bytes, median',
            value: quantile(readyMs, 0.5) / wireMs,
            unit: 'x',
          },
        ];
      });
    } finally {
      await browser.close();
    }
  },
};

function measureArrival(browser: Browser, url: string): Promise<Arrival> {
  return withPhone(browser, kind, watchArrival, async ({ page }) => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.arrival.readyMs > 0 && window.arrival.coverMs > 0, null, {
      timeout: 30_000,
    });
    return page.evaluate(() => window.arrival);
  });
}

function list(values: readonly number[]): string {
  return values.map((value) => value.toFixed()).join(' ');
}
