import { launchChromium } from '@spinreel/preflight/browser/launch-chromium';
import type { Browser } from 'playwright';
import { quantile } from '../alternating.ts';
import { codedAd } from './coded-ad.ts';
import type { Bench, Figure } from '../figure.ts';
import { drawnFramesPerSecond } from '../frames-per-second.ts';
import { withLocalServer, type ServedFiles } from '../local-server.ts';
import { withPhone } from '../phone.ts';

const rounds = 2;
const watchedMs = 2000;
const kinds = ['confetti', 'coins'] as const;
const leastFps: Readonly<Record<number, number>> = { 1: 59, 4: 50 };

/**
 * Measures how smoothly confetti and coins animate over an exported ad, compared with a page that has one animation
 * only.
 */
export const celebration: Bench = {
  name: 'celebration',
  run: async () => {
    const files: Record<string, ServedFiles[string]> = {
      '/bare.html': { bytes: Buffer.from(barePage), mimeType: 'text/html; charset=utf-8' },
    };
    for (const kind of kinds) {
      const bytes = await codedAd({ pauseFrames: [], celebration: kind });
      files[`/${kind}.html`] = { bytes, mimeType: 'text/html; charset=utf-8' };
    }
    const browser = await launchChromium();
    try {
      return await withLocalServer(files, async (origin) => [
        ...(await smoothness(browser, origin, 1)),
        ...(await smoothness(browser, origin, 4)),
      ]);
    } finally {
      await browser.close();
    }
  },
};

async function smoothness(browser: Browser, origin: string, slowness: number): Promise<Figure[]> {
  const rates: Record<string, number[]> = { bare: [], confetti: [], coins: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const [name, fps] of Object.entries(rates))
      fps.push(await watched(browser, `${origin}/${name}.html`, slowness));
  for (const [name, fps] of Object.entries(rates))
    process.stdout.write(`  ${name}, ${slowness}x: ${fps.map((rate) => rate.toFixed(1)).join(' ')}\n`);
  // The best round counts, because other load can only reduce the frame rate.
  const best = (name: string) => quantile(rates[name] ?? [], 0.99);
  const atLeast = leastFps[slowness] as number;
  return kinds.flatMap((kind): Figure[] => [
    { name: `${kind}, ${slowness}x`, value: best(kind), unit: 'fps', atLeast },
    { name: `${kind}, ${slowness}x, by a bare page's frames`, value: best(kind) / best('bare'), unit: 'x' },
  ]);
}

/** Measures frames per second, starting when all pieces are flying or when the bare page has loaded. */
function watched(browser: Browser, url: string, slowness: number): Promise<number> {
  return withPhone(
    browser,
    { slowness },
    () => {},
    async ({ page, devTools }) => {
      await page.goto(url);
      if (!url.endsWith('bare.html')) {
        await page.touchscreen.tap(195, 300);
        await page.waitForFunction(() => document.querySelectorAll('i').length > 50, null, {
          timeout: 30_000,
        });
      }
      return drawnFramesPerSecond(devTools, () => page.waitForTimeout(watchedMs));
    },
  );
}

const barePage = `<!doctype html><style>@keyframes move{to{transform:translateX(9em)}}
div{width:5em;height:5em;background:red;animation:move 3s infinite}</style><div></div>`;
