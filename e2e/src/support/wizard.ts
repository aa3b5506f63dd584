import { expect, type Page } from '@playwright/test';
import { accessPassword } from './served-product.ts';

/** Enters the password as a visitor, and ends in the wizard on its first step. */
export async function unlock(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Create Ad' }).first().click();
  await page.getByLabel('Password', { exact: true }).fill(accessPassword);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('heading', { name: 'Upload Your Assets' })).toBeVisible();
}

/** Chooses a file for a slot of the ad, such as 'cover image', as the file dialog does. */
export async function chooseFile(page: Page, place: string, path: string): Promise<void> {
  await page.getByLabel(`Upload ${place}`, { exact: true }).setInputFiles(path);
}

/** Uploads the files that the first step requires, and waits until the server has processed them. */
export async function uploadCoverAndVideo(
  page: Page,
  files: { cover: string; video: string },
): Promise<void> {
  await chooseFile(page, 'cover image', files.cover);
  await expect(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible();
  await chooseFile(page, 'gameplay video', files.video);
  await expect(page.getByText('Video processed successfully')).toBeVisible();
}

/** Continues with a button at the lower edge and waits for the next step's title. */
export async function continueTo(page: Page, button: string, heading: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

/** Adds a pause point by clicking the timeline at a share of the video's length. */
export async function clickTimeline(page: Page, share: number): Promise<void> {
  const strip = page.getByTestId('timeline-strip');
  const box = await strip.boundingBox();
  if (box === null) throw new Error('There is no timeline to click');
  await strip.click({ position: { x: box.width * share, y: box.height / 2 } });
}

/** The frames in the list of pause points, in order. */
export async function listFrames(page: Page): Promise<number[]> {
  const fields = page.getByRole('list', { name: 'Pause points' }).getByRole('textbox', { name: /frame$/ });
  const values = await fields.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value),
  );
  return values.map((value) => Number(value.slice(1)));
}
