import { expect } from '@playwright/test';
import { openCustomization, openSettings } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';

// Requirement: customize.cover-text-presets
test('a preset sets the look of the cover text, a value of it is changed, and reset restores it', async ({
  page,
}) => {
  await openCustomization(page);
  await openSettings(page, 'Text');
  const gold = page.getByRole('radio', { name: 'Gold' });
  await gold.click();
  await expect(gold).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Outline' })).not.toBeChecked();
  await expect(page.getByTestId('stage').getByText('PLAY AND WIN BIG').first()).toBeAttached();
  const reset = page.getByRole('button', { name: 'Reset to Gold' });
  await expect(reset).toHaveCount(0);
  const outline = page.getByRole('slider', { name: 'Outline' });
  await expect(outline).toHaveAttribute('aria-valuetext', 'Medium');
  await outline.press('ArrowRight');
  await expect(outline).toHaveAttribute('aria-valuetext', 'Thick');
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await page.reload();
  await openSettings(page, 'Text');
  await expect(outline).toHaveAttribute('aria-valuetext', 'Thick');
  await reset.click();
  await expect(outline).toHaveAttribute('aria-valuetext', 'Medium');
  await expect(gold).toBeChecked();
});

// Requirement: customize.cover-text-look
test('a style in the colors of the brand becomes a look of its own, in one undo step @proof', async ({
  page,
}) => {
  await openCustomization(page);
  await openSettings(page, 'Text');
  const style = page.getByRole('radio', { name: 'Outline' });
  await expect(style).toBeChecked();
  await page.getByRole('combobox', { name: 'Shadow' }).click();
  await page.getByRole('option', { name: 'Hard' }).click();
  await expect(style).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Shadow' })).toHaveText('Hard');
  await page.keyboard.press('Control+z');
  await expect(style).toBeChecked();
});

// Requirement: customize.cover-text-look
test('says that colors are adjusted which are too similar to be read @proof', async ({ page }) => {
  const lettering = { fill: 'color', color: '#FFD700', outlineColor: '#FFD000' } as const;
  await openCustomization(page, { cta: { coverTextStyle: 'custom' }, lettering });
  await openSettings(page, 'Text');
  await expect(page.getByText('These colors are too similar')).toBeVisible();
});
