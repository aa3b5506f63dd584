import { expect, type Page } from '@playwright/test';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { presetLifeDays, presets } from '@spinreel/config-schema/compliance/presets/presets';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { checkAtAllWidths, checkScreen } from '../support/check-screen.ts';
import { chooseLanguage, drag, openCustomization, openSettings } from '../support/customized-ad.ts';
import { test } from '../support/test.ts';
import { chooseFile } from '../support/wizard.ts';

// Requirement: compliance.panel
test('an ad gets the texts that its network requires, on any screen', async ({ page }) => {
  await openCompliance(page);
  await checkAtAllWidths(page, 'compliance-start');
  await page.getByRole('button', { name: /^Social casino/ }).click();
  await choose(page, 'Market', 'United States');
  await page.getByRole('button', { name: 'Use these texts' }).click();
  await expect(getText(page, 'age mark')).toHaveValue('21+');
  await expect(getText(page, 'helpline')).toHaveValue('Gambling problem? Call 1-800-GAMBLER.');
  await expect(page.getByText('Not legal advice.')).toBeVisible();
  expect(await canScrollPage(page), 'only the panel scrolls').toBe(false);
  // The toast covers the end of the panel.
  await expect(page.getByText('Using the texts of')).toHaveCount(0);
  await checkAtAllWidths(page, 'compliance');
});

// Requirement: compliance.panel
test('replaced texts come back with Undo, and edited texts can be reset to the preset @proof', async ({
  page,
}) => {
  await openCompliance(page, { networks: ['applovin'] });
  await page.getByRole('button', { name: /^Social casino/ }).click();
  await page.getByRole('switch', { name: 'Terms line' }).click();
  await getText(page, 'terms line').fill('My own terms.');
  await page.getByRole('button', { name: 'Use these texts' }).click();
  await expect(getText(page, 'terms line')).not.toHaveValue('My own terms.');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(getText(page, 'terms line')).toHaveValue('My own terms.');
  await expect(getText(page, 'age mark')).toHaveCount(0);

  await page.getByRole('button', { name: 'Use these texts' }).click();
  const mark = getText(page, 'age mark');
  await mark.fill('25+');
  await expect(page.getByText('You changed these texts')).toBeVisible();
  await page.getByRole('button', { name: 'Reset to preset' }).click();
  await expect(mark).toHaveValue('18+');
  await expect(page.getByText('You changed these texts')).toHaveCount(0);
});

// Requirement: compliance.combined-presets
test('what the network recommends beyond the law is added @proof', async ({ page }) => {
  await openCompliance(page, { networks: ['tiktok'] });
  await page.getByRole('button', { name: /^Real-money/ }).click();
  await choose(page, 'Market', 'France');
  await page.getByRole('button', { name: 'Use these texts' }).click();
  await expect(page.getByText('TikTok, real money also recommends: age mark, terms line')).toBeVisible();
  await checkScreen(page, 'compliance-combined');
  await page.getByRole('button', { name: 'Add to the ad' }).click();
  await expect(getText(page, 'age mark')).toHaveValue('18+');
  await expect(getText(page, 'helpline')).toHaveValue(/^Retrouvez nos conseils/);
  await expect(page.getByText('also recommends')).toHaveCount(0);
  await expect(page.getByText('You changed these texts')).toHaveCount(0);
});

test('a text that is missing is named next to its field @proof', async ({ page }) => {
  await openCompliance(page);
  await page.getByRole('button', { name: /^Real-money/ }).click();
  await page.getByRole('switch', { name: 'Helpline' }).click();
  const helpline = getText(page, 'helpline');
  await expect(helpline).toHaveAccessibleDescription(
    describeProblem({ code: 'compliance-text-missing', params: { element: 'helpline' } }),
  );
  await helpline.fill('Call 0800 202 304.');
  await expect(helpline).toHaveAccessibleDescription('');
});

// Requirement: compliance.panel
test('a text without a translation stays in the ad, and the step says that it is missing @proof', async ({
  page,
}) => {
  await openCompliance(page, { storeUrl: 'https://apps.apple.com/app/id0000000000' });
  await page.getByRole('button', { name: /^Real-money/ }).click();
  await choose(page, 'Market', 'United Kingdom');
  await page.getByRole('button', { name: 'Use these texts' }).click();
  await expect(page.getByText('Ready for the preview')).toBeVisible();
  const shown = page.getByTestId('stage').getByText(/T&Cs apply/);
  await expect(shown.first()).toBeVisible();
  await page.getByRole('button', { name: 'Change language' }).click();
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused();
  await chooseLanguage(page, 'German');
  await expect(shown.first()).toBeVisible();
  await expect(page.getByText('Ready for the preview')).toHaveCount(0);
  const missing = page.getByRole('alert').filter({ hasText: 'Legal texts are missing' });
  await expect(missing).toContainText('has no German text, so the ad shows it in English.');
  await missing.getByRole('button', { name: 'Fix' }).first().click();
  await expect(page.locator('main :focus')).toHaveAccessibleName(/^Text of the /);
});

// Requirement: compliance.market-bans
test('the panel says where sweepstakes casinos may not be advertised @proof', async ({ page }) => {
  await openCompliance(page);
  await page.getByRole('button', { name: /^Sweepstakes/ }).click();
  await choose(page, 'Market', 'United States: California');
  const ban = page.getByRole('alert').filter({ hasText: 'California' });
  await expect(ban).toContainText('AB 831');
  await expect(ban.getByRole('link', { name: 'Source' })).toHaveAttribute('href', /^https:/);
  await choose(page, 'Market', 'United States');
  const parts = page.getByRole('status').filter({ hasText: 'Not allowed everywhere' });
  for (const state of ['California', 'Connecticut', 'Montana', 'Nevada', 'New Jersey'])
    await expect(parts).toContainText(state);
});

// Requirement: compliance.brand-presets
test('the texts of a brand are saved for everybody, used, renamed and deleted @proof', async ({ page }) => {
  const brand = `Brand ${crypto.randomUUID().slice(0, 8)}`;
  await openCompliance(page);
  await page.getByRole('button', { name: /^Social casino/ }).click();
  await page.getByRole('button', { name: 'Use these texts' }).click();
  await getText(page, 'age mark').fill('19+');
  await page.getByRole('button', { name: 'Save these texts for a brand' }).click();
  await page.getByLabel('Brand', { exact: true }).fill(brand);
  await page.getByLabel('Name', { exact: true }).fill('Ontario');
  await page.getByRole('button', { name: 'Save preset' }).click();
  await expect(page.getByRole('button', { name: `Use ${brand}: Ontario` })).toBeVisible();

  await openCompliance(page);
  await page.getByRole('button', { name: `Use ${brand}: Ontario` }).click();
  await expect(getText(page, 'age mark')).toHaveValue('19+');

  await page.getByRole('button', { name: `Rename ${brand}: Ontario` }).click();
  await page.getByLabel('Name', { exact: true }).fill('Canada');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Delete ${brand}: Canada` }).click();
  await expect(page.getByText(`Deleted “${brand}: Canada”`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Use ${brand}: Canada` })).toHaveCount(0);
});

test('a logo is uploaded, and its screens are chosen', async ({ page }) => {
  await openCompliance(page);
  await chooseFile(page, 'logo', fixtureMedia.ctaButton.path);
  const screens = page.getByRole('group', { name: 'Screens of the logo' });
  await expect(screens.getByRole('button', { name: 'Outro' })).toHaveAttribute('aria-pressed', 'true');
  await screens.getByRole('button', { name: 'Gameplay' }).click();
  await expect(screens.getByRole('button', { name: 'Gameplay' })).toHaveAttribute('aria-pressed', 'false');
});

// Requirement: compliance.placement
test('age mark and legal text are moved on the stage, and reset with their screen @proof', async ({
  page,
}) => {
  await openCompliance(page);
  await page.getByRole('button', { name: /^Social casino/ }).click();
  await page.getByRole('button', { name: 'Use these texts' }).click();
  const mark = page.getByRole('button', { name: 'Move age mark' });
  // It has its size when its font is loaded.
  await expect.poll(async () => (await mark.boundingBox())?.width).toBeGreaterThan(40);
  const before = await mark.boundingBox();
  await drag(page, mark, { x: 60, y: 80 });
  await expect.poll(async () => (await mark.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) + 40);
  const text = page.getByRole('button', { name: 'Move legal text' });
  const low = await text.boundingBox();
  await text.press('Shift+ArrowUp');
  await expect.poll(async () => (await text.boundingBox())?.y).toBeLessThan(low?.y ?? 0);
  await page.getByRole('button', { name: 'Reset cover positions' }).click();
  await expect.poll(() => mark.boundingBox()).toEqual(before);
  await expect.poll(() => text.boundingBox()).toEqual(low);
});

// Requirement: compliance.outdated-preset
test('a preset whose source was read more than 180 days ago is called outdated @proof', async ({ page }) => {
  const notice = page.getByRole('status').filter({ hasText: 'This preset may be out of date' });
  const openUsed = async () => {
    await openCompliance(page);
    await page.getByRole('button', { name: /^Social casino/ }).click();
    await page.getByRole('button', { name: 'Use these texts' }).click();
    await expect(page.getByText('Not legal advice.')).toBeVisible();
  };
  const newestMs = Math.max(...presets.map(({ checkedOn }) => Date.parse(checkedOn)));
  const dayMs = 24 * 60 * 60 * 1000;
  await page.clock.setFixedTime(newestMs + dayMs);
  await openUsed();
  await expect(notice).toHaveCount(0);
  await page.clock.setFixedTime(newestMs + 2 * presetLifeDays * dayMs);
  await openUsed();
  await expect(notice).toContainText(`more than ${presetLifeDays} days ago`);
});

async function openCompliance(
  page: Page,
  { networks = ['applovin', 'meta'], storeUrl = '' } = {},
): Promise<void> {
  await openCustomization(page, { networks, cta: { storeUrl } });
  await openSettings(page, 'Legal');
}

async function canScrollPage(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

function getText(page: Page, element: string) {
  return page.getByLabel(`Text of the ${element}`);
}
