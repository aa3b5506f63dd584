import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeFrameCodedVideo } from '@spinreel/fixtures/make-frame-coded-video';
import { launchChromium } from '@spinreel/preflight/browser/launch-chromium';
import type { Page } from 'playwright';
import type { Bench } from '../figure.ts';
import { accessPassword, withServedWizard } from './served-wizard.ts';

const changes = 30;
const medianLimitMs = 200;

/** Measures how soon a keystroke in the wizard is visible in the live preview of the paused ad. */
export const livePreview: Bench = {
  name: 'live-preview',
  run: async () => {
    const browser = await launchChromium();
    try {
      return await withServedWizard(async (origin) => {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        await openPaused(page, origin);
        const devTools = await context.newCDPSession(page);
        // The thread's own time, however busy the machine is.
        await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
        const workedMs = async () => {
          const { metrics } = await devTools.send('Performance.getMetrics');
          return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
        };
        const before = await workedMs();
        const times: number[] = [];
        for (let change = 0; change < changes; change += 1) {
          times.push(await page.evaluate(typeAndWait, `Spin ${change}`));
        }
        const workMs = ((await workedMs()) - before) / changes;
        const sorted = times.toSorted((a, b) => a - b);
        process.stdout.write(`  ${sorted.map(Math.round).join(' ')} ms\n`);
        const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
        return [
          { name: 'keystroke to repaint, median', value: at(0.5), unit: 'ms', atMost: medianLimitMs },
          { name: 'keystroke to repaint, 95th percentile', value: at(0.95), unit: 'ms' },
          { name: 'work of the page for a change', value: workMs, unit: 'ms' },
        ];
      });
    } finally {
      await browser.close();
    }
  },
};

/** Runs in the page. Types a text and returns the milliseconds until the preview shows it. */
async function typeAndWait(text: string): Promise<number> {
  const label = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === 'Button text',
  );
  const field = label?.control;
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no field for the button text');
  // The prototype's setter bypasses React's own, so that React detects the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  const shown = new Promise<void>((resolve) => {
    const hear = ({ data }: MessageEvent<{ shown?: number }>) => {
      if (data.shown === undefined) return;
      window.removeEventListener('message', hear);
      resolve();
    };
    window.addEventListener('message', hear);
  });
  const startedMs = performance.now();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await shown;
  return performance.now() - startedMs;
}

/** Opens the third step of a new ad, with the live preview paused at its first spin. */
async function openPaused(page: Page, origin: string): Promise<void> {
  const send = async (path: string, options: Parameters<typeof page.request.post>[1]) => {
    const answer = await page.request.post(`${origin}${path}`, { ...options, headers: { origin } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { data: { fileSystemPath: string; filePath: string } };
  };
  const upload = async (kind: 'image' | 'video', name: string, mimeType: string, bytes: Uint8Array) => {
    const buffer = Buffer.from(bytes);
    const { data } = await send(`/api/upload/${kind}`, { multipart: { [kind]: { name, mimeType, buffer } } });
    return { filePath: data.fileSystemPath, uploadedPath: data.filePath };
  };
  await send('/api/access', { data: { password: accessPassword } });
  const { path, mimeType } = fixtureMedia.cover;
  const id = 'bench-live-preview-ad';
  const coverImage = await upload('image', 'cover.jpg', mimeType, await readFile(path));
  const gameplayVideo = await upload('video', 'clip.mp4', 'video/mp4', await makeFrameCodedVideo());
  const pausePoints = [{ id: 'pause-1', timestamp: 1 }];
  await send('/api/ads', {
    data: { id, assets: { coverImage, gameplayVideo }, pausePointCount: 1, pausePoints },
  });
  await page.goto(`${origin}/create?ad=${id}&step=3`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const ad = page.frameLocator('iframe[title="Ad preview"]');
  const video = ad.locator('video');
  await video.waitFor({ state: 'attached', timeout: 60_000 });
  await ad.getByRole('button', { name: 'Spin!' }).first().click({ force: true });
  const isPaused = () =>
    video.evaluate((player: HTMLVideoElement) => player.paused && player.currentTime > 0);
  while (!(await isPaused())) await wait(100);
}
