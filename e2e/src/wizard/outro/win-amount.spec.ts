import { expect } from '@playwright/test';
import { openCustomization, openSettings } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';

// Requirement: playback.win-amount
test('a win amount is entered in the language of the ad, shown in the ad, and undone @proof', async ({
  page,
}) => {
  await openCustomization(page, { compliance: { language: 'de' } });
  await openSettings(page, 'Badge');
  const amount = page.getByLabel('Win amount', { exact: true });
  const currency = page.getByLabel('Currency', { exact: true });
  await expect(amount).toHaveValue('');
  await expect(currency).toBeDisabled();

  await amount.fill('12.500');
  await expect(amount).toHaveValue('12500');
  await currency.fill('€');
  await page.getByLabel('Count from', { exact: true }).fill('100');
  await expect(page.getByText('Counts up from 100\u00A0€ to 12.500\u00A0€')).toBeVisible();

  await page
    .getByRole('radio', { name: 'Play' })
    .or(page.getByRole('button', { name: 'Play', exact: true }))
    .first()
    .click();
  const shown = page.frameLocator('iframe[title="Ad preview"]').locator('.sum');
  await expect(shown).toHaveAttribute('aria-label', '12.500\u00A0€');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Counts up from 0\u00A0€ to 12.500\u00A0€')).toBeVisible();
});

test('a win amount has no effect without the badge after the video @proof', async ({ page }) => {
  await openCustomization(page, { cta: { winAmount: 500 } });
  await openSettings(page, 'Badge');
  await expect(page.getByText('Counts up from 0 to 500')).toBeVisible();
  await page.getByRole('switch', { name: 'Show when playback finishes' }).click();
  await expect(page.getByLabel('Win amount', { exact: true })).toBeDisabled();
  await expect(page.getByText('Shown only if the badge is shown when playback finishes')).toBeVisible();
});
