import { expect, type Locator, type Page, type Response } from '@playwright/test';
import jsQR from 'jsqr';
import { messages } from '@spinreel/config-schema/messages/messages';
import { openCustomization, openSettings, openStep } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';

const previewUrl = '**/api/export/*/preview';

// Requirement: preview.more-shapes
test('the preview is large below one row of controls, has every shape, describes itself, and offers a retry when the server is busy or fails @proof', async ({
  page,
}) => {
  let calls = 0;
  await page.route(previewUrl, (route) => {
    calls += 1;
    return calls === 1
      ? route.fulfill({ status: 503, headers: { 'retry-after': '3' }, json: {} })
      : route.fulfill({ status: 500, json: {} });
  });
  await openPreview(page);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(messages.backend.waiting)).toBeVisible();
  await expect(preview.getByRole('alert')).toContainText(messages.preview.errorTitle);
  await expect(preview.getByRole('alert')).toContainText(messages.preview.failed);
  await page.unroute(previewUrl);
  await preview.getByRole('button', { name: 'Retry' }).click();
  const frame = page.locator('iframe[title="Ad preview"]');
  await expect(preview.getByRole('button', { name: '2:3' })).toHaveAttribute('aria-pressed', 'true');
  for (const { width, height, leastPx } of [
    { width: 390, height: 844, leastPx: 280 },
    { width: 1024, height: 768, leastPx: 300 },
    { width: 1440, height: 900, leastPx: 380 },
  ]) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeGreaterThanOrEqual(leastPx);
  }
  expect(await countRows(preview.getByRole('button').or(preview.getByRole('combobox')))).toBe(1);
  // The page in it is scaled, and can be a fraction of a pixel larger.
  await expect(frame.locator('..')).toBeInViewport({ ratio: 1 });
  for (const [name, aspect] of [
    ['2:3', 2 / 3],
    ['9:16', 9 / 16],
    ['9:19.5', 9 / 19.5],
    ['3:4', 3 / 4],
    ['1:1', 1],
    ['Landscape', 16 / 9],
  ] as const) {
    await preview.getByRole('button', { name, exact: true }).click();
    await expect
      .poll(async () => {
        const box = await frame.boundingBox();
        return Math.abs((box?.width ?? 0) / (box?.height ?? 1) - aspect) < 0.02;
      })
      .toBe(true);
  }
  const before = await frame.getAttribute('src');
  await preview.getByRole('button', { name: 'Refresh preview' }).click();
  await expect(frame).toHaveCount(1);
  await expect.poll(() => frame.getAttribute('src')).not.toBe(before);
  const summary = page.getByRole('region', { name: 'Ad Summary' });
  await expect(
    summary.getByText('Pauses compliant for Meta export: the first tap and 2 pause points are set.'),
  ).toBeVisible();
});

// Requirement: preview.updates
test('an edit reaches the playing ad on its current screen, without reloading', async ({ page }) => {
  await openCustomization(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const frame = page.locator('iframe[title="Ad preview"]');
  const ad = frame.contentFrame();
  const spin = (name: string) => ad.getByRole('button', { name }).locator('visible=true');
  await expect(spin('Spin!')).toBeVisible();
  const address = await frame.getAttribute('src');
  await spin('Spin!').click({ force: true });
  const video = ad.locator('video');
  const standing = () => video.evaluate(({ paused, currentTime }: HTMLVideoElement) => [paused, currentTime]);
  // Tapped, it plays, until it stands still again.
  await expect.poll(async () => (await standing())[1]).not.toBe(0);
  await expect.poll(async () => (await standing())[0]).toBe(true);
  await expect(spin('Spin!')).toBeVisible();
  const before = await standing();

  await page.getByLabel('Button text', { exact: true }).fill('Go on!');
  await expect(spin('Go on!')).toBeVisible();
  await expect(ad.getByRole('button', { name: 'Spin!' })).toHaveCount(0);
  expect(await standing()).toEqual(before);
  expect(before[1]).toBeGreaterThan(0.5);
  expect(await frame.getAttribute('src')).toBe(address);

  await spin('Go on!').click({ force: true });
  await expect.poll(async () => Number((await standing())[1])).toBeGreaterThan(Number(before[1]) + 0.1);
});

// Requirement: share.qr-code
test('a phone opens the ad by QR code without a password, and sees later edits', async ({
  page,
  browser,
}) => {
  await openPreview(page);
  await page.getByRole('button', { name: 'Show QR code' }).click();
  const code = page.getByRole('img', { name: 'QR code of the preview' });
  await expect(code).toBeVisible();
  await expect(page.getByText(/^Works for another (60|59) minutes/)).toBeVisible();
  const url = await textInCode(page, await code.screenshot());
  expect(url).toMatch(/^http:\/\/[^/]+\/p\/[\w-]{40,}$/);
  await expect(page.getByRole('link', { name: url.replace('http://', '') })).toHaveAttribute('href', url);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const ad = await phone.newPage();
  await ad.goto(url);
  await ad.getByRole('button', { name: 'Spin!' }).first().tap({ force: true });
  await expect
    .poll(() => ad.evaluate(() => document.querySelector('video')?.currentTime ?? 0))
    .toBeGreaterThan(0);

  // An edit keeps the code and reaches the phone with its next load.
  const answered = page.waitForResponse(/\/share$/);
  await page.getByLabel('Ad name').fill('Renamed');
  expect((await answered).ok()).toBe(true);
  expect(await textInCode(page, await code.screenshot())).toBe(url);
  await phone.close();
});

// Requirement: share.qr-code, share.phone
test('a link works for as long as chosen, gets edits of all steps, and names the store @proof', async ({
  page,
  browser,
}) => {
  const storeUrl = 'https://apps.apple.com/app/id0000000000';
  await openStep(page, 4, { cta: { storeUrl }, pausePointCount: 0, pausePoints: [] });
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(page.getByText(/^Works for another (60|59) minutes/)).toBeVisible();
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page.getByText(/^Works for another 7 days/)).toBeVisible();
  const url = (await page.getByRole('link', { name: /\/p\// }).getAttribute('href')) ?? '';

  // After a reload, the step that is open does not show the link.
  await page.goto(page.url().replace('step=4', 'step=3'));
  const isEdited = (answer: Response) =>
    answer.url().endsWith('/share') && answer.request().postData()?.includes('Get it!') === true;
  const answered = page.waitForResponse(isEdited);
  await openSettings(page, 'Outro');
  await page.getByLabel('Outro button text').fill('Get it!');
  expect((await answered).ok()).toBe(true);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const ad = await phone.newPage();
  await ad.goto(url);
  await ad.getByRole('button', { name: 'Spin!' }).first().tap({ force: true });
  const cta = ad.getByRole('button', { name: 'Get it!' });
  await expect(cta).toBeVisible();
  await cta.tap({ force: true });
  await expect(ad.getByText('Would open apps.apple.com/app/id0000000000')).toBeVisible();
  await phone.close();

  await page.goto(page.url().replace('step=3', 'step=4'));
  await expect(page.getByText(/^Works for another 7 days/)).toBeVisible();
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
});

// Requirement: share.qr-code
test('a preview that cannot be shared explains why and offers a retry @proof', async ({ page }) => {
  await page.route('**/api/export/*/share', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'It broke.' } } }),
  );
  await openPreview(page);
  await page.getByRole('button', { name: 'Show QR code' }).click();
  const panel = page.getByRole('region', { name: 'Open on your phone' });
  await expect(panel.getByRole('alert')).toContainText('It broke.');
  const shared = { urls: ['http://localhost:1/p/a', 'http://10.0.0.7:1/p/a', 'http://10.0.0.8:1/p/a'] };
  await page.route('**/api/export/*/share', (route) =>
    route.fulfill({
      json: { success: true, data: { ...shared, expiresAt: new Date(Date.now() + 2500).toISOString() } },
    }),
  );
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('link')).toHaveText('10.0.0.7:1/p/a');
  await panel.getByRole('combobox', { name: 'Address' }).click();
  await page.getByRole('option', { name: 'localhost:1' }).click();
  await expect(panel.getByText('This address only works on this computer.')).toBeVisible();
  await expect(panel.getByText('The link has expired.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Share again' })).toBeVisible();
});

/** Counts the different heights at which the centers of the controls are. */
async function countRows(controls: Locator): Promise<number> {
  const centers = await controls.evaluateAll((all) =>
    all.map((control) => {
      const { top, bottom } = control.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  return new Set(centers).size;
}

/** What a camera reads in a picture of the screen. */
async function textInCode(page: Page, png: Buffer): Promise<string> {
  const { data, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const pixels = context?.getImageData(0, 0, picture.width, picture.height);
    return { data: [...(pixels?.data ?? [])], width: picture.width, height: picture.height };
  }, png.toString('base64'));
  return jsQR.default(Uint8ClampedArray.from(data), width, height)?.data ?? '';
}

/** Opens the fourth step of a new ad that has all it needs before. */
async function openPreview(page: Page): Promise<void> {
  await openStep(page, 4, { cta: { storeUrl: 'https://apps.apple.com/app/id0000000000' } });
}
