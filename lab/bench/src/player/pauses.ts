import { frameCode } from '@spinreel/fixtures/frame-code';
import { launchChromium } from '@spinreel/preflight/browser/launch-chromium';
import { errors, type Browser, type Page } from 'playwright';
import { codedAd } from './coded-ad.ts';
import type { Bench, Figure } from '../figure.ts';
import { withLocalServer } from '../local-server.ts';
import { naivePausePage } from './naive-pause-page.ts';
import { withPhone } from '../phone.ts';
import type { ServedFiles } from '../serve-files.ts';
import { watchPauses, type SeenPause } from './watch-pauses.ts';

const adCount = 10;
/** Enough for the mean of a page that is far off. */
const naiveCount = 4;
const confettiCount = 60;

/** Measures whether the video freezes on the chosen frames, read from the pixels of exported ads with random pauses. */
export const pauses: Bench = {
  name: 'pauses',
  run: async () => {
    const browser = await launchChromium();
    try {
      return [
        ...(await compareWithNaive(browser, { slowness: 1, isBlocked: false })),
        ...(await compareWithNaive(browser, { slowness: 4, isBlocked: false })),
        ...nearness(await measureTries(browser, { slowness: 1, isBlocked: true }, codedAdFiles)),
      ];
    } finally {
      await browser.close();
    }
  },
};

interface Try extends SeenPause {
  readonly wantedFrame: number;
}

interface Condition {
  readonly slowness: number;
  /** Whether other work blocks the main thread 40 % of the time. */
  readonly isBlocked: boolean;
}

/** Compares the ad with a page that pauses on `timeupdate`, under the same condition. */
async function compareWithNaive(browser: Browser, condition: Condition): Promise<Figure[]> {
  const ad = await measureTries(browser, condition, codedAdFiles);
  const naive = await measureTries(browser, condition, naivePausePage, { count: naiveCount, mayMiss: true });
  const slowness = `${condition.slowness}x`;
  const off = (all: readonly Try[]) =>
    all.length === 0
      ? Infinity
      : all.reduce((sum, { stillFrame, wantedFrame }) => sum + Math.abs(stillFrame - wantedFrame), 0) /
        all.length;
  return [
    ...exactness(slowness, ad),
    {
      name: `pauses that a timeupdate page missed, ${slowness}`,
      value: 100 - (100 * naive.length) / (2 * naiveCount),
      unit: '%',
    },
    {
      name: `frames off where a timeupdate page pauses, ${slowness}, mean`,
      value: off(naive),
      unit: 'frames',
    },
    {
      name: `frames off where the ad pauses, ${slowness}, by a timeupdate page`,
      value: off(ad) / off(naive),
      unit: 'x',
      atMost: 0.1,
    },
  ];
}

function exactness(slowness: string, all: readonly Try[]): Figure[] {
  const toPercent = (count: number) => (100 * count) / all.length;
  const still = all.filter(({ stillFrame, wantedFrame }) => stillFrame === wantedFrame);
  const first = all.filter(({ firstFrame, wantedFrame }) => firstFrame === wantedFrame);
  return [
    {
      name: `exact pauses of ${all.length}, ${slowness}, confetti`,
      value: toPercent(still.length),
      unit: '%',
      atLeast: 100,
    },
    { name: `exact without a repair, ${slowness}, confetti`, value: toPercent(first.length), unit: '%' },
  ];
}

function nearness(all: readonly Try[]): Figure[] {
  const furthest = (frameOf: (one: Try) => number) =>
    Math.max(...all.map((one) => Math.abs(frameOf(one) - one.wantedFrame)));
  const blocked = 'main thread blocked for 40 %';
  return [
    {
      name: `furthest of ${all.length} pauses when it pauses, ${blocked}`,
      value: furthest(({ firstFrame }) => firstFrame),
      unit: 'frames',
      atMost: 2,
    },
    {
      name: `largest distance of ${all.length} pauses from their frames, ${blocked}`,
      value: furthest(({ stillFrame }) => stillFrame),
      unit: 'frames',
      atMost: 2,
    },
  ];
}

/** A page with the frame-coded video that pauses on these frames and continues when it is tapped. */
type PausingPage = (pauseFrames: readonly number[]) => Promise<ServedFiles>;

async function codedAdFiles(pauseFrames: readonly number[]): Promise<ServedFiles> {
  const bytes = await codedAd({ pauseFrames, celebration: 'confetti' });
  return { '/ad.html': { bytes, mimeType: 'text/html; charset=utf-8' } };
}

/** Measures the pauses of `count` pages. A missed one is an error, unless `mayMiss` is set for the pages to compare with. */
async function measureTries(
  browser: Browser,
  condition: Condition,
  page: PausingPage,
  { count, mayMiss }: { count: number; mayMiss: boolean } = { count: adCount, mayMiss: false },
): Promise<Try[]> {
  const all: Try[] = [];
  for (let ad = 0; ad < count; ad += 1)
    all.push(...(await measureTriesOfAd(browser, condition, page, { mayMiss })));
  for (const { wantedFrame, firstFrame, stillFrame } of all)
    if (firstFrame !== wantedFrame || stillFrame !== wantedFrame)
      process.stdout.write(`  ${wantedFrame}: paused at ${firstFrame}, was still at ${stillFrame}\n`);
  return all;
}

/** Measures two random pauses with enough distance from each other and from both ends. */
async function measureTriesOfAd(
  browser: Browser,
  { slowness, isBlocked }: Condition,
  pausingPage: PausingPage,
  { mayMiss }: { mayMiss: boolean },
): Promise<Try[]> {
  const half = frameCode.frameCount / 2;
  const pauseFrames = [0, half].map((start) => start + 3 + Math.floor(Math.random() * (half - 8)));
  return withLocalServer(await pausingPage(pauseFrames), (origin) =>
    withPhone(browser, { slowness }, watchPauses, async ({ page }) => {
      await page.goto(`${origin}/ad.html`);
      await page.evaluate(disturb, { isBlocked, confettiCount });
      await page.touchscreen.tap(195, 300);
      const all: Try[] = [];
      for (const [index, wantedFrame] of pauseFrames.entries()) {
        const seen = await readNextPause(page, index).catch((error: unknown) => {
          if (!mayMiss || !(error instanceof errors.TimeoutError)) throw error;
          return null;
        });
        if (seen === null) break;
        all.push({ wantedFrame, ...seen });
        await page.locator('video').tap();
      }
      return all;
    }),
  );
}

async function readNextPause(page: Page, index: number): Promise<SeenPause> {
  const seen = await page.waitForFunction((at) => window.seenPauses[at]?.stillFrame !== undefined, index, {
    timeout: 15_000,
  });
  await seen.dispose();
  return page.evaluate((at) => window.seenPauses[at] as SeenPause, index);
}

/** Animates as much confetti over the ad as the player does, endlessly. Blocks the main thread if `isBlocked`. */
function disturb({ isBlocked, confettiCount }: { isBlocked: boolean; confettiCount: number }): void {
  const style = document.createElement('style');
  style.textContent =
    '@keyframes bench-fly{60%{transform:translate(var(--x),var(--y)) rotate3d(1,1,0,2turn)}100%{transform:translate(var(--x),9em) rotate3d(1,1,0,4turn)}}';
  document.head.append(style);
  for (let piece = 0; piece < confettiCount; piece += 1) {
    const element = document.createElement('i');
    const across = (piece % 2 ? -1 : 1) * (2 + 20 * Math.random());
    element.style.cssText = `position:fixed;z-index:9;pointer-events:none;top:90%;left:${(piece % 2) * 98}%;width:1.6em;height:.9em;--x:${across}em;--y:${-10 - 40 * Math.random()}em;background:hsl(${piece * 47},95%,60%);animation:bench-fly 3.2s ${-3 * Math.random()}s infinite`;
    document.body.append(element);
  }
  if (isBlocked)
    setInterval(() => {
      const until = performance.now() + 80;
      while (performance.now() < until);
    }, 200);
}
