import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeFrameCodedVideo } from '@spinreel/fixtures/make-frame-coded-video';
import { launchChromium } from '@spinreel/preflight/browser/launch-chromium';
import type { CDPSession, Page } from 'playwright';
import type { Bench, Figure } from '../figure.ts';
import { framesPerSecond } from '../frames-per-second.ts';
import { countWorkMs } from './count-work-ms.ts';
import { accessPassword, withServedWizard } from './served-wizard.ts';

const rounds = 3;
const watchedMs = 2000;
const slowness = 4;
const frameMs = 1000 / 60;
const countedSteps = 60;
const drags = [
  { name: 'button on the cover', tab: 'Cover', handleName: 'Move spin button' },
  { name: 'video of a split screen', tab: 'Gameplay', handleName: 'Move video area' },
] as const;

/** A point in window pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Measures how smoothly elements are dragged on the wizard's stage, on a processor throttled to a quarter of its speed.
 */
export const drag: Bench = {
  name: 'drag',
  run: async () => {
    const browser = await launchChromium();
    try {
      return await withServedWizard(async (origin) => {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        await page.addInitScript(watchLongTasks);
        const devTools = await context.newCDPSession(page);
        await openStage(page, origin);
        const figures: Figure[] = [];
        for (const kind of drags) figures.push(...(await smoothness(page, devTools, kind)));
        return figures;
      });
    } finally {
      await browser.close();
    }
  },
};

async function smoothness(page: Page, devTools: CDPSession, kind: (typeof drags)[number]): Promise<Figure[]> {
  await page.getByRole('tab', { name: kind.tab }).click();
  const rates: number[] = [];
  const tasks: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { fps, longestTaskMs } = await watched(page, devTools, kind.handleName);
    rates.push(fps);
    tasks.push(longestTaskMs);
  }
  process.stdout.write(`  ${kind.name}: ${rates.map(Math.round).join(' ')} fps, ${tasks.join(' ')} ms\n`);
  const stepMs = await workOfStep(page, devTools, kind.handleName);
  // The best round counts, because other load can only reduce the frame rate and lengthen tasks.
  return [
    { name: `${kind.name}: work for a step`, value: stepMs, unit: 'ms' },
    { name: `${kind.name}, ${slowness}x`, value: Math.max(...rates), unit: 'fps', atLeast: 59 },
    { name: `longest task of it, ${slowness}x`, value: Math.min(...tasks), unit: 'ms', atMost: 50 },
  ];
}

/** Measures the main thread's own time per pointer step. Slow steps are more likely to include autosaves. */
async function workOfStep(page: Page, devTools: CDPSession, handleName: string): Promise<number> {
  const held = await grab(page, devTools, handleName);
  const workMs = await countWorkMs(devTools, async () => {
    for (let step = 0; step < countedSteps; step += 1) {
      await held.moveTo(onCircle(step));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });
  await held.putBack();
  return workMs / countedSteps;
}

/** Measures long tasks first, without the tracing that counts frames: the end of tracing is itself a long task. */
async function watched(page: Page, devTools: CDPSession, handleName: string) {
  const held = await grab(page, devTools, handleName);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.evaluate(() => {
    window.longestTaskMs = 50;
  });
  const turning = new AbortController();
  const turned = turn(held.moveTo, turning.signal);
  await wait(watchedMs);
  const longestTaskMs = Math.round(await page.evaluate(() => window.longestTaskMs));
  const fps = await framesPerSecond(page, devTools, watchedMs);
  turning.abort();
  await turned;
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await held.putBack();
  return { fps, longestTaskMs };
}

/** Presses the pointer on an element and waits, because the press and its focus change are not part of the drag. */
async function grab(page: Page, devTools: CDPSession, handleName: string) {
  // The label of the selected element is next to the handle, and a pointing finger is over the middle of the button.
  const box = await page.getByRole('button', { name: handleName }).boundingBox();
  if (box === null) throw new Error(`There is nothing to drag: ${handleName}`);
  const from = { x: box.x + box.width * 0.2, y: box.y + box.height * 0.25 };
  const pointer = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', point: Point) =>
    devTools.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', buttons: 1, clickCount: 1 });
  await pointer('mouseMoved', from);
  await pointer('mousePressed', from);
  await wait(500);
  return {
    moveTo: async (by: Point) => {
      await pointer('mouseMoved', { x: from.x + by.x, y: from.y + by.y });
    },
    putBack: async () => {
      await page.keyboard.press('Escape');
      await pointer('mouseReleased', from);
    },
  };
}

function onCircle(step: number): Point {
  const angle = step / 20;
  return { x: 40 * Math.sin(angle), y: 40 * (1 - Math.cos(angle)) };
}

/** Moves in a circle until aborted: one step per frame, or slower if the page takes longer. */
async function turn(moveTo: (by: Point) => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let step = 0; !signal.aborted; step += 1) {
    await Promise.all([moveTo(onCircle(step)), wait(frameMs)]);
  }
}

/** Opens the third step of a new ad. */
async function openStage(page: Page, origin: string): Promise<void> {
  const send = async (path: string, options: Parameters<typeof page.request.post>[1]) => {
    const answer = await page.request.post(`${origin}${path}`, { ...options, headers: { origin } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { data: { fileSystemPath: string; filePath: string } };
  };
  const upload = async (
    kind: 'image' | 'video',
    file: { name: string; mimeType: string; bytes: Uint8Array },
  ) => {
    const buffer = Buffer.from(file.bytes);
    const { data } = await send(`/api/upload/${kind}`, { multipart: { [kind]: { ...file, buffer } } });
    return { filePath: data.fileSystemPath, uploadedPath: data.filePath };
  };
  await send('/api/access', { data: { password: accessPassword } });
  const { path, mimeType } = fixtureMedia.cover;
  const id = 'bench-drag-ad';
  await send('/api/ads', {
    data: {
      id,
      assets: {
        coverImage: await upload('image', { name: 'cover.jpg', mimeType, bytes: await readFile(path) }),
        gameplayVideo: await upload('video', {
          name: 'clip.mp4',
          mimeType: 'video/mp4',
          bytes: await makeFrameCodedVideo(),
        }),
      },
      pausePointCount: 1,
      pausePoints: [{ id: 'pause-1', timestamp: 1 }],
    },
  });
  await page.goto(`${origin}/create?ad=${id}&step=3`);
  await page.getByTestId('stage').waitFor();
}

declare global {
  interface Window {
    /**
     * The main thread's longest task since this was reset; 50 if there was none, because shorter tasks are not
     * reported.
     */
    longestTaskMs: number;
  }
}

/** Runs in a page before its own scripts. Must be self-contained, because it is sent as text. */
function watchLongTasks(): void {
  window.longestTaskMs = 50;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestTaskMs = Math.max(window.longestTaskMs, duration);
  }).observe({ type: 'longtask' });
}
