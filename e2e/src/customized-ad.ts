import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/merge-config';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { frameCodedVideo } from '@spinreel/fixtures/frame-coded-video';
import { accessPassword } from './served-product.ts';

/** What an upload answers, as far as a draft keeps it. */
interface Uploaded {
  readonly data: {
    readonly filePath: string;
    readonly fileSystemPath: string;
    readonly processedImage?: { readonly optimizedUrl: string };
    readonly processedVideo?: { readonly optimizedUrl: string; readonly duration: number };
  };
}

/** Opens the third step of a new ad that has all it needs before; `change` is merged into its config. */
export async function openCustomization(page: Page, change: ConfigChange<AdConfig> = {}): Promise<void> {
  await page.request.post('/api/access', { data: { password: accessPassword }, headers: ownOrigin() });
  const { cover, video } = await uploadBoth(page);
  const id = `customized-${crypto.randomUUID()}`;
  const config: AdConfig = {
    id,
    assets: {
      coverImage: { ...fileOf(cover), processedUrl: cover.data.processedImage?.optimizedUrl ?? null },
      gameplayVideo: {
        ...fileOf(video),
        processedUrl: video.data.processedVideo?.optimizedUrl ?? null,
        duration: video.data.processedVideo?.duration ?? null,
        frameRate: 30,
      },
    },
    pausePoints: [1, 2].map((timestamp) => ({ id: `pause-${timestamp}`, timestamp })),
  };
  const data = mergeConfig<AdConfig>(config, change);
  const created = await page.request.post('/api/ads', { data, headers: ownOrigin() });
  expect(created.ok(), await created.text()).toBe(true);
  await page.goto(`/create?ad=${id}&step=3`);
  await expect(page.getByRole('heading', { name: 'Customize Your Ad' })).toBeVisible();
  await expect(page.getByTestId('stage')).toBeVisible();
}

/** Drags an element by a point in its upper left quarter, in pixels of the window, and lets go unless told to hold. */
export async function drag(
  page: Page,
  target: Locator,
  by: { x: number; y: number },
  how: { isHeld?: boolean } = {},
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  // Not in the middle, where a finger points.
  const { x, y } = await pointOf(target, 0.2);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 8 });
  if (how.isHeld !== true) await page.mouse.up();
}

/** A point of an element in pixels of the window, as far across and down as `share` says. */
export async function pointOf(target: Locator, share: number): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return { x: box.x + box.width * share, y: box.y + box.height * share };
}

/** Where the list of elements says that one stands, in percent of the screen. */
export async function placeOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const row = page.getByRole('list', { name: 'Elements on this screen' }).getByRole('button', { name });
  const [, x, y] = /x ([\d.]+) % · y ([\d.]+) %/.exec(await row.innerText()) ?? [];
  return { x: Number(x), y: Number(y) };
}

async function uploadBoth(page: Page): Promise<{ cover: Uploaded; video: Uploaded }> {
  const send = async (field: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    const answer = await page.request.post(`/api/upload/${field}`, {
      multipart: { [field]: file },
      headers: ownOrigin(),
      timeout: 60_000,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Uploaded;
  };
  const { path, mimeType } = fixtureMedia.cover;
  const clip = Buffer.from(await frameCodedVideo());
  return {
    cover: await send('image', { name: 'cover.jpg', mimeType, buffer: await readFile(path) }),
    video: await send('video', { name: 'clip.mp4', mimeType: 'video/mp4', buffer: clip }),
  };
}

/** Calls from elsewhere are refused. */
function ownOrigin(): { origin: string } {
  return { origin: test.info().project.use.baseURL ?? '' };
}

function fileOf({ data }: Uploaded) {
  return { filePath: data.fileSystemPath, fileSystemPath: data.fileSystemPath, uploadedPath: data.filePath };
}
