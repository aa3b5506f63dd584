import type { Page } from 'playwright';
import type { Figure } from '../figure.ts';
import { framesPerSecond } from '../frames-per-second.ts';
import { countWorkMs } from './count-work-ms.ts';

const rounds = 3;
const watchedMs = 2000;
const countedSteps = 120;
const frameMs = 1000 / 60;
const bareRows = 1000;
const bareColumns = 8;

/**
 * Measures how smoothly the table of a page scrolls, compared with a bare HTML table in the same
 * browser. Without a graphics card, the processor also draws the pixels, so a machine with two cores drops some frames.
 */
export async function measureScrolling(page: Page): Promise<Figure[]> {
  const devTools = await page.context().newCDPSession(page);
  await pointAtMiddle(page, '[role="grid"]');
  const workMs = await countWorkMs(devTools, async () => {
    for (let step = 0; step < countedSteps; step += 1) await turnWheel(page, step);
  });

  const barePage = await page.context().newPage();
  await barePage.setContent(writeBareTable());
  await pointAtMiddle(barePage, 'main');
  const rates: number[] = [];
  const bareRates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rates.push(await scrolledFramesPerSecond(page));
    bareRates.push(await scrolledFramesPerSecond(barePage));
  }
  await barePage.close();
  await page.bringToFront();
  process.stdout.write(
    `  scrolling: ${rates.map(Math.round).join(' ')} fps, bare: ${bareRates.map(Math.round).join(' ')} fps\n`,
  );
  // The best round counts, because other load can only reduce the frame rate.
  const fps = Math.max(...rates);
  return [
    { name: 'scrolling', value: fps, unit: 'fps' },
    {
      name: 'scrolling, compared with a bare table',
      value: fps / Math.max(...bareRates),
      unit: 'x',
      atLeast: 0.85,
    },
    {
      name: 'scrolling: work for a turn of the wheel',
      value: workMs / countedSteps,
      unit: 'ms',
      atMost: frameMs,
    },
  ];
}

async function scrolledFramesPerSecond(page: Page): Promise<number> {
  await page.bringToFront();
  const turning = new AbortController();
  const turned = (async () => {
    for (let step = 0; !turning.signal.aborted; step += 1) await turnWheel(page, step);
  })();
  const fps = await framesPerSecond(page, await page.context().newCDPSession(page), watchedMs);
  turning.abort();
  await turned;
  return fps;
}

/** Turns the wheel, mostly down, and waits for the next frame. */
async function turnWheel(page: Page, step: number): Promise<void> {
  await page.mouse.wheel(0, step % 40 < 30 ? 120 : -60);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

async function pointAtMiddle(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`Not shown: ${selector}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

function writeBareTable(): string {
  const row = (_: unknown, index: number) =>
    `<tr>${Array.from({ length: bareColumns }, (_cell, column) => `<td>Cell ${index} ${column}</td>`).join('')}</tr>`;
  const style =
    'main { height: 90vh; overflow: auto } td { height: 44px; min-width: 180px; border: 1px solid #333 }';
  return `<style>${style}</style><main><table>${Array.from({ length: bareRows }, row).join('')}</table></main>`;
}
