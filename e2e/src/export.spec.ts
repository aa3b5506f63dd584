import { expect, test, type Page } from '@playwright/test';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { ConfigChange } from '@spinreel/config-schema/merge-config';
import { messages } from '@spinreel/config-schema/messages';
import { metaNextSteps } from '@spinreel/config-schema/meta-next-steps';
import { openCustomization } from './customized-ad.ts';

const complete: ConfigChange<AdConfig> = { cta: { storeUrl: 'https://apps.apple.com/app/id0000000000' } };

test('sizes, preflight and export speak of the same file', async ({ page }) => {
  await openExport(page, complete);
  const report = page.getByRole('region', { name: 'Meta Ads ok' });
  await expect(report.getByText(/rules kept/)).toBeVisible({ timeout: 240_000 });
  await expect(page.getByRole('button', { name: 'Meta ok · Moloco ok' })).toBeVisible();
  await report.getByText(/rules kept/).click();
  await expect(report.getByRole('link', { name: /Source, read on \d{4}-\d{2}-\d{2}/ }).first()).toBeVisible();
  const checksum = (await report.getByLabel(/^Checksum/).getAttribute('aria-label'))?.split(' ')[1];

  await page.getByRole('button', { name: 'Export ZIP' }).click();
  await expect(page.getByText(messages.export.completeTitle)).toBeVisible({ timeout: 240_000 });
  expect(await factOf(page, 'Checksum')).toBe(checksum);
  expect(await factOf(page, 'Format')).toBe('ZIP Bundle');
  expect(await factOf(page, 'Expires')).toMatch(/20\d\d/);
  const meter = page.getByRole('button', { name: /^File size exact/ });
  await expect(meter).toContainText(`Meta Ads${await factOf(page, 'File Size')} / 5.00 MB`);
  await expect(page.getByRole('link', { name: 'Download Ad' })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Create New Ad' })).toBeVisible();
  for (const step of metaNextSteps) await expect(page.getByText(step)).toBeVisible();
  await expect(page.getByText(messages.export.outdated)).toHaveCount(0);
  await page.getByLabel('Ad name').fill('Another by now');
  await expect(page.getByText(messages.export.outdated)).toBeVisible();
  await page.getByRole('button', { name: 'Export Again' }).click();
  await expect(page.getByRole('button', { name: 'Export ZIP' })).toBeEnabled();
});

test('an export tells how far it is, can be cancelled, and says why it failed', async ({ page }) => {
  await page.route('**/api/progress/*', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'data: {"stage":"encoding","percent":42}\n\n',
    }),
  );
  await page.route('**/api/export/*/check', (route) => route.fulfill(verdicts([])));
  // Nothing is answered: the export stays under way.
  await page.route('**/api/export/*/generate', () => undefined);
  await openExport(page, complete);
  await page.getByRole('button', { name: 'Export ZIP' }).click();
  const card = page.getByRole('region', { name: 'Meta Ads', exact: true });
  await expect(card.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await expect(card.getByText('Fitting the video to the limit...')).toBeVisible();
  await expect(card.getByText('42 %')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export HTML' })).toBeEnabled();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('button', { name: 'Export ZIP' })).toBeEnabled();

  await page.route('**/api/export/*/generate', (route) => route.fulfill(failure(422, 'It is too big.')));
  await card.getByRole('button', { name: 'Export ZIP' }).click();
  await expect(card.getByRole('alert')).toHaveText(`${messages.export.zipFailedTitle}It is too big.`);
  await page.route('**/api/export/*/generate-moloco', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Export HTML' }).click();
  await expect(page.getByRole('region', { name: 'Moloco', exact: true }).getByRole('alert')).toHaveText(
    `${messages.export.molocoFailedTitle}${messages.export.molocoFailed}`,
  );
});

test('what keeps an ad from being exported is said, and leads to its field', async ({ page }) => {
  await openExport(page, { ...complete, outro: { label: ' ' } });
  await expect(page.getByRole('alert')).toHaveText(
    `${messages.export.blockedTitle}${messages.exportValidation.outroLabel}`,
  );
  for (const name of ['Export ZIP', 'Export HTML'])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  await page.getByRole('button', { name: 'Go to the outro button' }).click();
  await expect(page.getByRole('heading', { name: 'Customize Your Ad' })).toBeVisible();
  await expect(page.getByLabel('Outro button text')).toBeFocused();

  await page.getByLabel('Outro button text').fill('Play');
  await page.getByLabel('Store URL').fill('');
  await page.getByRole('button', { name: messages.exportValidation.storeUrl }).click();
  await expect(page.getByLabel('Store URL')).toBeFocused();
});

test('a broken rule says what to do and leads to its field; a busy server is asked again', async ({
  page,
}) => {
  let calls = 0;
  await page.route('**/api/export/*/check', (route) => {
    calls += 1;
    if (calls === 1) return route.fulfill({ ...failure(503, 'Busy.'), headers: { 'retry-after': '2' } });
    if (calls === 2) return route.fulfill(failure(500, 'It broke.'));
    return route.fulfill(verdicts([brokenRule]));
  });
  await openExport(page, complete);
  await expect(page.getByText('The server is busy.')).toBeVisible();
  await expect(page.getByText('It broke.')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('button', { name: 'Meta 1 issue · Moloco ok' })).toBeVisible();
  const report = page.getByRole('region', { name: 'Meta Ads 1 issue' });
  await expect(report).toContainText('The file has 6 MB.');
  await expect(report).toContainText('Shorten the video.');
  await report.getByRole('button', { name: 'Go to the video' }).click();
  await expect(page.getByRole('heading', { name: 'Upload Your Assets' })).toBeVisible();
  await expect(page.getByLabel('Replace gameplay video')).toBeFocused();
});

test('the size meter says what takes the room, and what to shrink when it is too much', async ({ page }) => {
  const sizes = { limitBytes: 5_000_000, isEstimate: true };
  const large = { ...sizes, totalBytes: 5_600_000, bytesByAsset: { video: 5_400_000, player: 200_000 } };
  const small = { ...sizes, totalBytes: 500_000, bytesByAsset: { video: 300_000, player: 200_000 } };
  const networks = [
    { network: 'meta', label: 'Meta Ads', ...large },
    { network: 'moloco', label: 'Moloco', ...small },
  ];
  await page.route('**/api/export/*/sizes', (route) =>
    route.fulfill({ json: { success: true, data: { networks } } }),
  );
  await openCustomization(page);
  const meter = page.getByRole('button', { name: /^File size estimate/ });
  await expect(meter).toContainText('600 kB too big. Select a shorter part of the video.');
  await meter.click();
  const row = page.getByRole('row', { name: 'Video' });
  await expect(row.getByRole('cell')).toHaveText(['5.40 MB', '300 kB']);
  await page.keyboard.press('Escape');
  await expect(meter).toBeFocused();
});

const brokenRule = {
  id: 'packed-size',
  passed: false,
  severity: 'error',
  message: 'The file has 6 MB.',
  fix: 'Shorten the video.',
  sourceUrl: 'https://example.com/rules',
  checkedOn: '2026-11-21',
  confidence: 'high',
};

function verdicts(metaRules: readonly object[]) {
  const common = { problem: null, sha256: 'a'.repeat(64), fileSize: 1000, bytesByAsset: {} };
  const networks = [
    { ...common, network: 'meta', label: 'Meta Ads', passed: metaRules.length === 0, rules: metaRules },
    { ...common, network: 'moloco', label: 'Moloco', passed: true, rules: [] },
  ];
  return { json: { success: true, data: { networks } } };
}

function failure(status: number, message: string) {
  return { status, json: { success: false, error: { code: 'internal', message } } };
}

/** Opens the last step of a new ad that has all it needs before the third; `change` is merged into its config. */
async function openExport(page: Page, change: ConfigChange<AdConfig>): Promise<void> {
  await openCustomization(page, change);
  await page.goto(`${page.url().replace('&step=3', '')}&step=5`);
  await expect(page.getByRole('heading', { name: 'Export Your Ad' })).toBeVisible();
}

/** What the result of an export says beside a name. */
async function factOf(page: Page, name: string): Promise<string> {
  const row = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  return await row.locator('dd').innerText();
}
