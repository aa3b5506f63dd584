// Takes the front page's pictures: of the demo ad's first screen, and of the product while the sample ad is in it.
// `pnpm --filter @spinreel/e2e pictures`. Needs the built web app and ffmpeg.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium, expect, type Page } from '@playwright/test';
import { serveCopy } from '../walkthrough/served-copy.ts';

const run = promisify(execFile);
const port = 4188;
const quality = 78;
/** The step itself, without the list of steps beside it and the bar below. */
const stepClip = { x: 281, y: 12, width: 999, height: 800 };
const encodingTimeoutMs = 180_000;
const root = new URL('../../', import.meta.url);
const features = new URL('apps/web/src/features/', root);
const demo = fileURLToPath(new URL('packages/demo/dist/lucky-reels.html', root));

const folder = await mkdtemp(join(tmpdir(), 'spinreel-pictures-'));
const product = await serveCopy(port);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await takeDemoCover();
  await takeProductPictures();
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function takeDemoCover(): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  await page.goto(pathToFileURL(demo).href);
  await page.waitForTimeout(1500);
  await keep(await page.screenshot(), 'live-demo/lucky-reels-cover.webp');
  await page.close();
}

async function takeProductPictures(): Promise<void> {
  const page = await browser.newPage({
    baseURL: product.address,
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: 1.25,
    reducedMotion: 'reduce',
  });
  const { address: origin, accessPassword: password } = product;
  await page.request.post('/api/access', { data: { password }, headers: { origin } });
  await page.goto('/create?sample=casino');
  await expect(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible({
    timeout: encodingTimeoutMs,
  });
  await expect(page).toHaveURL(/ad=/);
  const openStep = async (step: number, heading: string) => {
    const address = new URL(page.url());
    address.searchParams.set('step', String(step));
    await page.goto(address.href);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    // Frames of the video and its like come in one after another.
    await page.waitForTimeout(8000);
  };
  await openStep(2, 'Configure Interaction Points');
  await keepStep(page, 'timeline');
  await openStep(3, 'Customize Your Ad');
  await keepStep(page, 'placement');
  await openStep(4, 'Preview Your Ad');
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin!' })).toBeVisible({
    timeout: encodingTimeoutMs,
  });
  await keepStep(page, 'preview');
  await openStep(5, 'Export Your Ad');
  await expect(page.getByText('Checking for the networks...')).toBeHidden({ timeout: encodingTimeoutMs });
  await keepStep(page, 'export');
}

async function keepStep(page: Page, name: string): Promise<void> {
  await keep(await page.screenshot({ clip: stepClip }), `why-choose/${name}.webp`);
}

async function keep(png: Buffer, name: string): Promise<void> {
  const picture = join(folder, 'picture.png');
  await writeFile(picture, png);
  await run('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-i', picture],
    ...['-c:v', 'libwebp', '-preset', 'picture', '-quality', String(quality)],
    fileURLToPath(new URL(name, features)),
  ]);
}
