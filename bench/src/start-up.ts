import { launchChromium } from '@spinreel/preflight/launch-chromium';
import { quantile, timesTheLimit } from './alternating.ts';
import type { Bench, Figure } from './figure.ts';
import { withLocalServer } from './local-server.ts';
import { startPages } from './start-pages.ts';
import { startedPage, type StartedPage } from './started-page.ts';

const rounds = 7;
const kind = { slowness: 4 };

/** How soon an ad is there and answers, on a slow phone, against a page of a picture and a video and nothing else. */
export const startUp: Bench = {
  name: 'start-up',
  run: async () => {
    const { files } = await startPages();
    const browser = await launchChromium();
    try {
      return await withLocalServer(files, async (origin) => {
        const ad: StartedPage[] = [];
        const bare: StartedPage[] = [];
        for (let round = 0; round <= rounds; round += 1) {
          const ofBare = await startedPage(browser, kind, `${origin}/bare.html`);
          const ofAd = await startedPage(browser, kind, `${origin}/ad.html`);
          // The first round warms up.
          if (round === 0) continue;
          bare.push(ofBare);
          ad.push(ofAd);
        }
        return figures(ad, bare);
      });
    } finally {
      await browser.close();
    }
  },
};

function figures(ad: readonly StartedPage[], bare: readonly StartedPage[]): Figure[] {
  const each = (pages: readonly StartedPage[], key: keyof StartedPage) => pages.map((page) => page[key]);
  const times = (key: keyof StartedPage) => timesTheLimit(each(ad, key), each(bare, key));
  const median = (pages: readonly StartedPage[], key: keyof StartedPage) => quantile(each(pages, key), 0.5);
  const medians = (key: keyof StartedPage) => median(ad, key) / median(bare, key);
  for (const key of ['paintMs', 'readyMs', 'tapToFrameMs', 'longestTaskMs', 'heapBytes'] as const)
    process.stdout.write(`  ${key}: ${list(each(ad, key))}; bare ${list(each(bare, key))}\n`);
  return [
    { name: 'first paint, by the bare page', value: times('paintMs'), unit: 'x', atMost: 1.15 },
    { name: 'first paint, by the bare page, medians', value: medians('paintMs'), unit: 'x' },
    { name: 'tap to first frame, by the bare page', value: times('tapToFrameMs'), unit: 'x', atMost: 1 },
    { name: 'tap to first frame, by the bare page, medians', value: medians('tapToFrameMs'), unit: 'x' },
    { name: 'longest task at load, median', value: median(ad, 'longestTaskMs'), unit: 'ms', atMost: 100 },
    { name: 'longest task at load, quickest', value: quantile(each(ad, 'longestTaskMs'), 0), unit: 'ms' },
    { name: 'memory of JavaScript, by the bare page', value: medians('heapBytes'), unit: 'x', atMost: 1.5 },
  ];
}

function list(values: readonly number[]): string {
  return values.map((value) => value.toFixed()).join(' ');
}
