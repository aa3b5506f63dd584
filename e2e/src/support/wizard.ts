import { expect, type Page } from '@playwright/test';
import { accessPassword, address } from './servers/served-product.ts';

/** Opens the wizard on the first step of a new ad. Sends the password without its dialog, which other tests use. */
export async function openWizard(page: Page, origin = address): Promise<void> {
  await sendPassword(page, origin);
  await page.goto(`${origin}/create`);
  await expect(page.getByRole('heading', { name: 'Upload Your Assets' })).toBeVisible();
}

/** Sends the password to the product, so that its pages are unlocked. `origin` is that of another server. */
export async function sendPassword(page: Page, origin = address): Promise<void> {
  const data = { password: accessPassword };
  const answer = await page.request.post(`${origin}/api/access`, { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
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
