import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { createAd, duplicateAd, saveAd } from '@spinreel/api-contract/ads';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { makeFrameCodedVideo } from '@spinreel/fixtures/make-frame-coded-video';
import { makeSmallCover } from '@spinreel/fixtures/make-small-cover';
import { originHeader } from './servers/served-product.ts';
import { waitForEntrances } from './wait-for-entrances.ts';
import { sendPassword } from './wizard.ts';

/** The part of an upload's response that a draft stores. */
interface Uploaded {
  readonly data: {
    readonly filePath: string;
    readonly fileSystemPath: string;
    readonly processedImage?: { readonly optimizedUrl: string };
    readonly processedVideo?: { readonly optimizedUrl: string; readonly duration: number };
  };
}

/** The title of each step. */
const stepTitles = {
  1: 'Upload Your Assets',
  2: 'Configure Interaction Points',
  3: 'Customize Your Ad',
  4: 'Preview Your Ad',
  5: 'Export Your Ad',
} as const;

/** Opens the third step of a new ad whose earlier steps are complete. `change` is merged into its config. */
export async function openCustomization(page: Page, change: ConfigChange<AdConfig> = {}): Promise<void> {
  await openStep(page, 3, change);
  await expect(page.getByTestId('stage')).toBeVisible();
  await waitForEntrances(page);
}

/**
 * Opens a step of a new ad that has a cover, a video and two pause points. `change` is merged into its config, and `query` is
 * added to the address, such as `&shapes=all`.
 */
export async function openStep(
  page: Page,
  step: keyof typeof stepTitles,
  change: ConfigChange<AdConfig> = {},
  query = '',
): Promise<void> {
  await sendPassword(page);
  template ??= createSmallAd(page);
  const source = await template;
  const id = `customized-${crypto.randomUUID()}`;
  const copied = await page.request.post(duplicateAd.path(source.id), {
    data: { id, name: 'Copy' },
    headers: originHeader,
  });
  expect(copied.ok(), await copied.text()).toBe(true);
  const saved = await page.request.put(saveAd.path(id), {
    data: mergeConfig<AdConfig>({ ...source.config, id }, change),
    headers: { ...originHeader, 'if-match': saveAd.ifMatch(1) },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto(`/create?ad=${id}&step=${step}${query}`);
  await expect(page.getByRole('heading', { name: stepTitles[step] })).toBeVisible();
}

/** Drags an element by a point in its upper left quarter, in CSS pixels. Drops it unless it is to be held. */
export async function drag(
  page: Page,
  target: Locator,
  by: { x: number; y: number },
  how: { isHeld?: boolean } = {},
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  // Not in the center, where the finger points.
  const { x, y } = await findPoint(target, 0.2);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 8 });
  if (how.isHeld !== true) await page.mouse.up();
}

/** Returns a point of an element in pixels of the window. `share` is its position across and down, 0 to 1. */
export async function findPoint(target: Locator, share: number): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return { x: box.x + box.width * share, y: box.y + box.height * share };
}

/**
 * Reads an element's position in percent of the screen, from the list of elements if it is open, otherwise from its handle.
 */
export async function readPlace(page: Page, name: string): Promise<{ x: number; y: number }> {
  const list = page.getByRole('list', { name: 'Elements on this screen' });
  const isListed = await list.isVisible();
  const text = isListed
    ? await list.getByRole('button', { name: new RegExp(`^${name}`) }).innerText()
    : await page
        .getByTestId('stage')
        .getByRole('button', { name: `Move ${name.toLowerCase()}` })
        .evaluate(
          (handle) => document.getElementById(handle.getAttribute('aria-describedby') ?? '')?.textContent,
        );
  const [, x, y] = /([\d.]+) %\D+([\d.]+) %/.exec(text ?? '') ?? [];
  return { x: Number(x), y: Number(y) };
}

/** Opens a tab of the settings next to the stage. */
export async function openSettings(
  page: Page,
  name: 'Button' | 'Text' | 'Outro' | 'Badge' | 'Legal' | 'Music' | 'Layout',
): Promise<void> {
  const title = { Button: 'Call to Action', Music: 'Background Music', Layout: 'Elements Placement' };
  const tabName = name in title ? title[name as keyof typeof title] : name;
  await page.getByRole('tablist', { name: 'Settings' }).getByRole('tab', { name: tabName }).click();
  // The panel has the name of its tab.
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: tabName, level: 2 })).toBeVisible();
}

/** Chooses the language of the ad in the settings of its texts. */
export async function chooseLanguage(page: Page, englishName: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: new RegExp(`^${englishName}\\b`) }).click();
}

/** Returns the tab that shows a screen of the ad on the stage. */
export function getScreenTab(page: Page, name: 'Cover' | 'Gameplay' | 'Outro'): Locator {
  return page.getByRole('tablist', { name: 'Screen' }).getByRole('tab', { name });
}

/** The ad that the tests of a worker copy. Its files are uploaded and probed only once. */
let template: Promise<StoredAd> | undefined;

/** Uploads a cover and a short video, and creates an ad with both and two pause points. */
export async function createSmallAd(page: Page): Promise<StoredAd> {
  const { cover, video } = await uploadBoth(page);
  const config = {
    id: `template-${crypto.randomUUID()}`,
    assets: {
      coverImage: { ...toStoredFile(cover), processedUrl: cover.data.processedImage?.optimizedUrl ?? null },
      gameplayVideo: {
        ...toStoredFile(video),
        processedUrl: video.data.processedVideo?.optimizedUrl ?? null,
        duration: video.data.processedVideo?.duration ?? null,
        frameRate: 30,
      },
    },
    pausePoints: [1, 2].map((timestamp) => ({ id: `pause-${timestamp}`, timestamp })),
  };
  const created = await page.request.post(createAd.path(), { data: config, headers: originHeader });
  expect(created.ok(), await created.text()).toBe(true);
  return ((await created.json()) as { data: StoredAd }).data;
}

async function uploadBoth(page: Page): Promise<{ cover: Uploaded; video: Uploaded }> {
  const send = async (field: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    const post = () =>
      page.request.post(`/api/upload/${field}`, {
        multipart: { [field]: file },
        headers: originHeader,
        timeout: 240_000,
      });
    let answer = await post();
    // The server has too much to do. The wizard repeats such uploads too.
    while (answer.status() === 503) {
      await page.waitForTimeout(Number(answer.headers()['retry-after'] ?? 1) * 1000);
      answer = await post();
    }
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Uploaded;
  };
  const cover = await readFile(await makeSmallCover());
  const clip = Buffer.from(await makeFrameCodedVideo());
  return {
    cover: await send('image', { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: cover }),
    video: await send('video', { name: 'clip.mp4', mimeType: 'video/mp4', buffer: clip }),
  };
}

function toStoredFile({ data }: Uploaded) {
  return { filePath: data.fileSystemPath, fileSystemPath: data.fileSystemPath, uploadedPath: data.filePath };
}
