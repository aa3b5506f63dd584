import { expect } from '@playwright/test';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { chooseScope } from './choose-scope.ts';
import { checkAtAllWidths } from '../../support/check-screen.ts';
import { openCustomization, openSettings } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';

const variedAd: AdConfig = {
  cta: { label: 'Spin!', coverText: 'Lucky Reels' },
  languages: ['de'],
  variants: [
    { id: 'dragons', name: 'Dragons' },
    { id: 'pirates', overrides: { 'cta.label': 'Ahoy!' } },
  ],
  translations: { de: { 'cta.coverText': { 'Lucky Reels': { text: 'Glückswalzen', isConfirmed: false } } } },
};

// Requirement: variants.wizard
test('a variant is edited in the same panels, and its changes are marked and reset', async ({ page }) => {
  await openCustomization(page, variedAd);
  const label = page.getByLabel('Button text', { exact: true });
  const bar = page.getByRole('region', { name: 'Variant and language' });
  await expect(bar).toContainText('Changes apply to all variants.');
  await chooseScope(page, 'Variant', 'Dragons');
  await expect(bar).toContainText('Changes apply to this variant only.');
  await label.fill('Roar!');
  await expect(page.getByRole('tabpanel').getByText('Changed here')).toHaveCount(1);
  await checkAtAllWidths(page, 'edited-variant', '[aria-label="Variant and language"]');

  await chooseScope(page, 'Variant', 'Base');
  await expect(label).toHaveValue('Spin!');
  await label.fill('Go!');
  await expect(page.getByRole('tabpanel').getByText('Changed here')).toHaveCount(0);
  await chooseScope(page, 'Variant', 'Dragons');
  await expect(label).toHaveValue('Roar!');

  await page.getByRole('button', { name: 'Reset: button text' }).click();
  await expect(label).toHaveValue('Go!');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Undid: reset button text')).toBeVisible();
  await expect(label).toHaveValue('Roar!');
});

// Requirement: variants.wizard, variants.translations
test('texts are translated where they are shown, and the variant and its language survive a reload', async ({
  page,
}) => {
  await openCustomization(page, variedAd);
  await chooseScope(page, 'Language', 'German');
  await expect(page.getByRole('tabpanel').getByText('Not translated').first()).toBeVisible();
  await page.getByLabel('Button text', { exact: true }).fill('Drehen!');
  await expect(page.getByTestId('stage').locator('.button').getByText('Drehen!')).toBeVisible();
  await openSettings(page, 'Text');
  await expect(page.getByLabel('Cover text', { exact: true })).toHaveValue('Glückswalzen');
  await page.getByRole('button', { name: 'Accept the translation: cover text' }).click();
  await expect(page.getByRole('tabpanel').getByText('Translated')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText(/^Saved \d/);

  await chooseScope(page, 'Variant', 'Ahoy!');
  await page.reload();
  const bar = page.getByRole('region', { name: 'Variant and language' });
  await expect(bar.getByRole('combobox', { name: 'Language' })).toHaveText('German');
  await expect(bar.getByRole('combobox', { name: 'Variant' })).toHaveText('Ahoy!');
  await openSettings(page, 'Text');
  await expect(page.getByLabel('Cover text', { exact: true })).toHaveValue('Glückswalzen');
  await expect(page.getByRole('tabpanel').getByText('Translated')).toBeVisible();
});
