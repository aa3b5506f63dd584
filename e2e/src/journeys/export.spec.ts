import { expect, type Page } from '@playwright/test';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { messages } from '@spinreel/config-schema/messages/messages';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { metaNextSteps } from '@spinreel/config-schema/messages/meta-next-steps';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { scriptBuilds, type BuildScripts } from '../support/scripted-builds.ts';
import { openCustomization, openSettings, openStep } from '../support/customized-ad.ts';
import { test } from '../support/test.ts';

const complete: ConfigChange<AdConfig> = { cta: { storeUrl: 'https://apps.apple.com/app/id0000000000' } };

// Requirement: size.meter
test('sizes, preflight and export refer to the same file', async ({ page }) => {
  await openStep(page, 5, complete);
  await page.getByRole('button', { name: 'Ready to publish?' }).click();
  await expect(page.getByText('Checked for 2 networks: no issues.', { exact: true })).toBeVisible({
    timeout: 240_000,
  });
  await expect(page.getByRole('button', { name: 'Checked for 2 networks: no issues' })).toBeVisible();
  const row = page.getByRole('article', { name: 'Meta Ads' });
  await expect(row.getByText(/^Checked against \d+ rules$/)).toBeVisible();
  await row.getByRole('button', { name: 'Meta Ads' }).click();
  const report = row.getByRole('region', { name: 'Meta Ads Check: no issues' });
  await report.getByText(/rules passed/).click();
  await expect(report.getByRole('link', { name: /Source, read on \d{1,2} \w+ \d{4}/ }).first()).toBeVisible();
  const checksum = await report
    .getByText(/^Checksum of the checked file/)
    .locator('code')
    .innerText();

  await page.getByRole('button', { name: 'Export ZIP' }).click();
  await expect(page.getByText(messages.export.completeTitle)).toBeVisible({ timeout: 240_000 });
  await expect(page.getByText(`${checksum.slice(0, 12)}…`)).toHaveAttribute('title', checksum);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy checksum' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(checksum);
  await page.context().clearPermissions();
  expect(await readFact(page, 'Format')).toBe('ZIP Bundle');
  expect(await readFact(page, 'Expires')).toMatch(/20\d\d/);
  const meter = page.getByRole('button', { name: /^File size exact/ });
  await expect(meter).toContainText(`Meta Ads${await readFact(page, 'File Size')} / 5.00 MB`);
  await expect(page.getByRole('link', { name: 'Download Ad' })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Create New Ad' })).toBeVisible();
  for (const step of metaNextSteps) await expect(page.getByText(step)).toBeVisible();
  await expect(page.getByText(messages.export.outdated)).toHaveCount(0);
  await page.getByLabel('Ad name').fill('Another by now');
  await expect(page.getByText(messages.export.outdated)).toBeVisible();
  await page.getByRole('button', { name: 'Export Again' }).click();
  await expect(page.getByRole('button', { name: 'Export ZIP' })).toBeEnabled();
});

// Requirement: export.states
test('an export shows its progress, can be cancelled, and explains why it failed', async ({ page }) => {
  await page.route('**/api/export/*/check', (route) => route.fulfill(createVerdicts([])));
  const scripts: BuildScripts = { meta: { keeps: 'running' } };
  await scriptBuilds(page, scripts);
  await openStep(page, 5, complete);
  await page.getByRole('button', { name: 'Export ZIP' }).click();
  const card = page.getByRole('article', { name: 'Meta Ads' });
  await expect(card.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await expect(card.getByText('Fitting the video to the limit...')).toBeVisible();
  await expect(card.getByText('42 %')).toBeVisible();
  const moloco = page.getByRole('article', { name: 'Moloco' });
  await expect(moloco.getByRole('button', { name: 'Export HTML' })).toBeEnabled();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('button', { name: 'Export ZIP' })).toBeEnabled();

  scripts['meta'] = { failsWith: 'It is too big.' };
  await card.getByRole('button', { name: 'Export ZIP' }).click();
  await expect(card.getByRole('alert')).toHaveText(`${messages.export.zipFailedTitle}It is too big.`);
  await page.route('**/api/ads/*/builds', (route) => route.fulfill({ status: 500, json: {} }));
  await moloco.getByRole('button', { name: 'Export HTML' }).click();
  await expect(moloco.getByRole('alert')).toHaveText(
    `${messages.export.molocoFailedTitle}${messages.export.molocoFailed}`,
  );
});

// Requirement: preflight.fix-links
test('what prevents an export is named and links to its field @proof', async ({ page }) => {
  const reason = describeProblem({ code: 'outro-label-missing', params: {} });
  const fixLabel = 'Go to the outro button';
  await openStep(page, 5, { ...complete, outro: { label: ' ' } });
  await expect(page.getByRole('alert')).toHaveText(`${messages.export.blockedTitle}${reason}${fixLabel}`);
  await expect(page.getByText(reason)).toHaveCount(1);
  const buttons = await page.getByRole('button', { name: /^Export (ZIP|HTML|all)$/ }).all();
  expect(buttons).toHaveLength(defaultNetworks.length + 1);
  for (const button of buttons) await expect(button).toBeDisabled();
  await page.getByRole('button', { name: fixLabel }).click();
  await expect(page.getByRole('heading', { name: 'Customize Your Ad' })).toBeVisible();
  await expect(page.getByLabel('Outro button text')).toBeFocused();

  await page.getByLabel('Outro button text').fill('Play');
  await openSettings(page, 'Button');
  await page.getByLabel('Store URL').fill('');
  await openSettings(page, 'Music');
  await page
    .getByRole('button', { name: describeProblem({ code: 'store-url-missing', params: {} }) })
    .click();
  await expect(page.getByLabel('Store URL')).toBeFocused();
});

// Requirement: preflight.fix-links
test('a broken rule has a fix and links to its field; a busy server is retried', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/export/*/check', (route) => {
    calls += 1;
    if (calls === 1)
      return route.fulfill({ ...createFailure(503, 'Busy.'), headers: { 'retry-after': '2' } });
    if (calls === 2) return route.fulfill(createFailure(500, 'It broke.'));
    return route.fulfill(createVerdicts([brokenRule]));
  });
  await openStep(page, 5, complete);
  await page.getByRole('button', { name: 'Ready to publish?' }).click();
  await expect(page.getByText(messages.backend.waiting)).toBeVisible();
  await expect(page.getByText('It broke.')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('button', { name: 'Checked for 2 networks: Meta has 1 issue' })).toBeVisible();
  await expect(page.getByText('Checked for 2 networks: Meta has 1 issue.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show report for Meta Ads' }).click();
  await expect(page.getByRole('button', { name: 'Meta Ads', exact: true })).toBeFocused();
  const report = page.getByRole('region', { name: 'Meta Ads Check: 1 issue' });
  await expect(report).toContainText('The file has 6 MB.');
  await expect(report).toContainText('Shorten the video.');
  await report.getByRole('button', { name: 'Go to the video' }).click();
  await expect(page.getByRole('heading', { name: 'Upload Your Assets' })).toBeVisible();
  await expect(page.getByLabel('Replace gameplay video')).toBeFocused();
});

test('the size meter shows what uses the space, and what to shrink if it is too much @proof', async ({
  page,
}) => {
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
  await expect(meter).toContainText('Meta is 600 kB too big. Select a shorter part of the video.');
  await meter.click();
  const assetRow = page.getByRole('row', { name: 'Video' });
  await expect(assetRow.getByRole('cell')).toHaveText(['5.40 MB', '300 kB']);
  await page.keyboard.press('Escape');
  await expect(meter).toBeFocused();
});

/** The networks of an ad without a choice of networks. */
const defaultNetworks = findChosenNetworks({});

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

function createVerdicts(metaRules: readonly object[]) {
  const common = { problem: null, sha256: 'a'.repeat(64), fileSize: 1000, bytesByAsset: {} };
  const networks = defaultNetworks.map(({ id, label }) => {
    const rules = id === 'meta' ? metaRules : [];
    return { ...common, network: id, label, passed: rules.length === 0, rules };
  });
  return { json: { success: true, data: { networks } } };
}

function createFailure(status: number, message: string) {
  return { status, json: { success: false, error: { code: 'internal', message } } };
}

/** Reads a fact of an export's result by its name. */
async function readFact(page: Page, name: string): Promise<string> {
  const row = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  return await row.locator('dd').innerText();
}
