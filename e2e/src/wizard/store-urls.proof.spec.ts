import { expect, type Page } from '@playwright/test';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { openCustomization, openSettings } from '../support/customized-ad.ts';
import { downloadFile } from '../support/download-file.ts';
import { checkAtAllWidths } from '../support/check-screen.ts';
import { test } from '../support/test.ts';

const ios = 'https://apps.apple.com/app/id0000000000';
const android = 'https://play.google.com/store/apps/details?id=com.example.spins';
const warning = describeProblem({ code: 'store-url-not-for-platform', params: { platform: 'android' } });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const split = (page: Page) => page.getByRole('switch', { name: 'Different URLs for iOS and Android' });

// Requirement: customize.store-urls-by-platform, export.store-url-by-network
test('the file for AppLovin contains the store URLs for iOS and Android', async ({ page }) => {
  await openCustomization(page, { networks: ['applovin'] });
  await expect(field(page, 'App Store URL')).toHaveCount(0);
  await split(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(field(page, 'App Store URL')).toBeFocused();
  await page.keyboard.type(ios);
  const missing = page.getByRole('status').filter({ hasText: 'Before you continue' });
  await expect(missing).toContainText('Please add a Google Play URL for viewers on Android');
  await missing.getByRole('button', { name: 'Fix' }).click();
  await expect(field(page, 'Google Play URL')).toBeFocused();
  await page.keyboard.type(android);
  await expect(page.getByText('Ready for the preview')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');

  await page.goto(page.url().replace('step=3', 'step=5'));
  const { name, bytes } = await downloadFile(page, () =>
    page.getByRole('button', { name: 'Export HTML' }).click(),
  );
  expect(name).toMatch(/-applovin-/);
  for (const url of [ios, android]) expect(bytes.toString('utf8')).toContain(`>${url}<`);
});

// Requirement: customize.store-urls-by-platform
test('a URL of the wrong store is refused at its field', async ({ page }) => {
  await openCustomization(page, { cta: { storeUrl: ios } });
  await split(page).click();
  await field(page, 'Google Play URL').fill(ios);
  await field(page, 'Google Play URL').blur();
  const problem = describeProblem({ code: 'store-url-of-other-platform', params: { platform: 'android' } });
  await expect(field(page, 'Google Play URL')).toHaveAccessibleDescription(problem);
  await expect(page.getByRole('button', { name: 'Continue to Preview' })).toBeDisabled();
  await checkAtAllWidths(page, 'store-url-problem');
  await openSettings(page, 'Music');
  await page.getByRole('listitem').filter({ hasText: problem }).getByRole('button', { name: 'Fix' }).click();
  await expect(field(page, 'Google Play URL')).toBeFocused();
  await page.keyboard.type(android);
  await expect(page.getByText('Ready for the preview')).toBeVisible();
});

// Requirement: customize.store-urls-by-platform
test('one store for both platforms is a warning where the file contains it, and undo restores URLs', async ({
  page,
}) => {
  await openCustomization(page, { networks: ['meta', 'applovin'], cta: { storeUrl: ios } });
  await expect(page.getByText(warning)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to Preview' })).toBeEnabled();
  await checkAtAllWidths(page, 'store-url-warning');
  await page.getByRole('button', { name: 'Add Google Play URL' }).click();
  await expect(field(page, 'Google Play URL')).toBeFocused();
  await page.keyboard.type(android);
  await expect(page.getByText(warning)).toHaveCount(0);

  await split(page).click();
  await expect(field(page, 'Google Play URL')).toHaveCount(0);
  await expect(page.getByText(warning)).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Undid: change Google Play URL')).toBeVisible();
  await expect(field(page, 'Google Play URL')).toHaveValue(android);
});

test('networks that open the URL of their campaign need no URL per platform', async ({ page }) => {
  await openCustomization(page, { networks: ['meta', 'moloco'], cta: { storeUrl: ios } });
  await expect(page.getByText('Ready for the preview')).toBeVisible();
  await expect(page.getByText(warning)).toHaveCount(0);
});
