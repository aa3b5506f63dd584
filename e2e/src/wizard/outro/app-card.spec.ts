import { expect, type Page } from '@playwright/test';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { checkAtAllWidths } from '../../support/check-screen.ts';
import { openCustomization, openSettings } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';
import { chooseFile } from '../../support/wizard.ts';

const composition = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Composition' }).getByRole('radio', { name });

// Requirement: customize.app-card
test('the app card asks for its icon and name, and shows them with the rating', async ({ page }) => {
  await openCustomization(page, { cta: { storeUrl: 'https://example.com/app' } });
  await openSettings(page, 'Outro');
  await composition(page, 'App card').click();
  const missing = page.getByRole('status').filter({ hasText: 'Before you continue' });
  for (const code of ['app-icon-missing', 'app-name-missing'] as const)
    await expect(missing).toContainText(describeProblem({ code, params: {} }, 'step'));
  const fix = missing.getByRole('listitem').filter({ hasText: 'has no name' });
  await fix.getByRole('button', { name: 'Fix' }).click();
  await expect(page.getByLabel('App name')).toBeFocused();

  await page.keyboard.type('Lucky Lions');
  await chooseFile(page, 'app icon', fixtureMedia.badge.path);
  await expect(page.getByText('Ready for the preview')).toBeVisible();
  const card = page.getByTestId('stage').locator('.app');
  await expect(card.getByText('Lucky Lions')).toBeVisible();
  await expect(card.locator('.icon')).toBeVisible();
  await expect(card.locator('i')).toHaveCount(0);

  const note = page.getByLabel('Text after the rating (optional)');
  await expect(note).toBeDisabled();
  await page.getByRole('slider', { name: 'Rating (optional)' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(card.getByText('4.9')).toBeVisible();
  await expect(card.locator('i')).toHaveCount(5);
  await note.fill('120K ratings');
  await expect(card.getByText('120K ratings')).toBeVisible();
  await checkAtAllWidths(page, 'app-card', '[role=tabpanel]');
});

// Requirement: customize.win-card-picture
test('the win card shows the outro image in its frame if that is wanted @proof', async ({ page }) => {
  await openCustomization(page);
  await openSettings(page, 'Outro');
  await chooseFile(page, 'outro image', fixtureMedia.outro.path);
  await expect(page.getByRole('button', { name: 'Remove outro image' })).toBeVisible();
  await composition(page, 'Win card').click();
  const card = page.getByTestId('stage').locator('.card');
  await expect(card.locator('video')).toBeVisible();
  await page.getByRole('switch', { name: 'Show the outro image in the frame' }).click();
  await expect(card.locator('img')).toBeVisible();
  await expect(card.locator('video')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Undid: change picture of the win card')).toBeVisible();
  await expect(card.locator('video')).toBeVisible();
});
