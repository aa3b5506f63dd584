import { launchChromium } from '@spinreel/preflight/browser/launch-chromium';
import type { Browser } from 'playwright';
import type { Bench, Figure } from '../figure.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { withPhone } from '../phone.ts';
import { withServedWizard } from './served-wizard.ts';
import { watchLanding } from './watch-landing.ts';

const rounds = 3;
const slowness = 4;
const link = { bitsPerSecond: 1_600_000, latencyMs: 150 };
/** How long the page is watched after `load`, in milliseconds, because late scripts block the page late. */
const watchedMs = 3000;

/** Measures how soon the front page is ready on a slow phone with a slow network, and its Lighthouse scores. */
export const landing: Bench = {
  name: 'landing',
  run: () =>
    withServedWizard(async (origin) => {
      const arrivals = await arrivalsAt(origin);
      const least = (what: 'paintMs' | 'shift' | 'blockedMs') =>
        Math.min(...arrivals.map((arrival) => arrival[what]));
      const figures: Figure[] = [
        { name: 'largest contentful paint', value: least('paintMs'), unit: 'ms', atMost: 2500 },
        { name: 'cumulative layout shift', value: least('shift'), unit: 'CLS', atMost: 0.02 },
        { name: 'total blocking time', value: least('blockedMs'), unit: 'ms', atMost: 150 },
      ];
      for (const [category, score] of Object.entries(await lighthouseScores(`${origin}/`))) {
        figures.push({ name: `Lighthouse, ${category}`, value: score * 100, unit: '%', atLeast: 95 });
      }
      return figures;
    }),
};

async function arrivalsAt(origin: string) {
  const browser = await launchChromium();
  try {
    const arrivals = [];
    for (let round = 0; round < rounds; round += 1) arrivals.push(await measureArrival(browser, origin));
    for (const { paintMs, shift, blockedMs } of arrivals) {
      process.stdout.write(
        `  LCP ${paintMs.toFixed()} ms, CLS ${shift.toFixed(3)}, TBT ${blockedMs.toFixed()} ms\n`,
      );
    }
    return arrivals;
  } finally {
    await browser.close();
  }
}

function measureArrival(browser: Browser, origin: string) {
  return withPhone(browser, { slowness }, watchLanding, async ({ page, devTools }) => {
    const bytesPerSecond = link.bitsPerSecond / 8;
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: link.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await page.goto(`${origin}/`);
    await page.waitForTimeout(watchedMs);
    return page.evaluate(() => window.landing);
  });
}
