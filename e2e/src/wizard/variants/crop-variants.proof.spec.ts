import { expect, type Page } from '@playwright/test';
import { openStep } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';
import { chooseScope } from './choose-scope.ts';

// Requirement: crop.no-upload
test('two variants crop one clip differently, and each shows its own crop', async ({ page }) => {
  // Tests share the clip and its crops. No other test crops it like this.
  const cropped = { 'assets.gameplayVideo.zoom': 1.7 };
  await openStep(page, 1, {
    variants: [
      { id: 'whole', name: 'Whole' },
      { id: 'close', name: 'Close', overrides: cropped },
    ],
  });
  const recuts: string[] = [];
  page.on('response', (response) => {
    // A request that a busy server refuses is repeated.
    if (response.ok() && response.url().endsWith('/video/recut')) recuts.push(response.url());
  });
  await chooseScope(page, 'Variant', 'Close');
  await expect(page.getByText('Video processed successfully')).toBeVisible();
  expect(recuts).toHaveLength(1);
  const close = await readVideo(page);
  expect(close.url).toContain('cut=split_16:9_1.7_0_0');
  await chooseScope(page, 'Variant', 'Whole');
  const whole = await readVideo(page);
  expect(whole.url).toContain('cut=split_16:9_1_0_0');
  expect(whole.content === close.content).toBe(false);
  await chooseScope(page, 'Variant', 'Close');
  expect(await readVideo(page)).toEqual(close);
  expect(recuts).toHaveLength(1);

  // The URL names the variant, so a reload shows it again.
  await page.reload();
  await expect.poll(async () => (await readVideo(page)).url).toBe(close.url);
  await chooseScope(page, 'Variant', 'Base');
  await expect.poll(async () => (await readVideo(page)).url).toBe(whole.url);
  await chooseScope(page, 'Variant', 'Close');
  expect(await readVideo(page)).toEqual(close);
  expect(recuts).toHaveLength(1);
});

/** Returns the URL and the content of the video that is shown. */
async function readVideo(page: Page): Promise<{ url: string; content: string }> {
  const video = page.getByLabel('Gameplay video preview');
  await expect(video).not.toHaveAttribute('data-waits');
  const url = (await video.getAttribute('src')) ?? '';
  return { url, content: (await (await page.request.get(url)).body()).toString('base64') };
}
