import { expect, type Page } from '@playwright/test';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { checkAtAllWidths } from '../../support/check-screen.ts';
import { getScreenTab, openCustomization } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';
import { chooseFile } from '../../support/wizard.ts';

// Requirement: playback.spinning-button, customize.spinning-label, customize.dependent-inputs
test('the stage shows the spinning button while its fields have the focus; its text cannot be changed while it is hidden', async ({
  page,
}) => {
  await openCustomization(page);
  const field = page.getByLabel('Text while spinning', { exact: true });
  const button = getStageButton(page);
  await expect(field).toHaveAttribute('placeholder', 'Good luck!');
  await field.focus();
  await expect(button).toBeDisabled();
  await expect(button.getByText('Good luck!')).toBeVisible();
  await expect(button.getByText('Spin!')).toBeHidden();
  await field.fill('Here we go');
  await expect(button.getByText('Here we go')).toBeVisible();

  await page.getByLabel('Button text', { exact: true }).focus();
  await expect(button).toBeEnabled();
  await expect(button.getByText('Spin!')).toBeVisible();
  await expect(button.getByText('Here we go')).toBeHidden();

  await page.getByRole('switch', { name: 'Keep the button while spinning' }).click();
  await expect(field).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Undid: turn off button while spinning')).toBeVisible();
  await expect(field).toBeEnabled();
});

// Requirement: customize.phrases, customize.spinning-label
test('the text while spinning follows the language of the ad, and suggests phrases for it @proof', async ({
  page,
}) => {
  await openCustomization(page, { compliance: { language: 'de' } });
  const field = page.getByLabel('Text while spinning', { exact: true });
  await expect(field).toHaveAttribute('placeholder', 'Viel Glück!');
  await field.click();
  await expect(getStageButton(page).getByText('Viel Glück!')).toBeVisible();
  await page.keyboard.type('jack');
  await page
    .getByRole('option', { name: /Jackpot/ })
    .first()
    .click();
  await expect(getStageButton(page).getByText('Jackpot!')).toBeVisible();
});

// Requirement: customize.spin-button-image
test('an image replaces the spin button on the stage, and its text, which is then optional @proof', async ({
  page,
}) => {
  await openCustomization(page, { cta: { label: ' ' } });
  const missing = page.getByRole('status').filter({ hasText: 'Before you continue' });
  const problem = describeProblem({ code: 'cta-label-missing', params: {} }, 'step');
  await expect(missing).toContainText(problem);
  await chooseFile(page, 'spin button image', fixtureMedia.ctaButton.path);
  await expect(missing).not.toContainText(problem);
  await expect(page.getByLabel('Text while spinning', { exact: true })).toBeDisabled();
  const stage = page.getByTestId('stage');
  await expect(stage.locator('button > img.image')).toBeVisible();
  await getScreenTab(page, 'Cover').click();
  await expect(stage.locator('button > img.image')).toBeVisible();
  await page.getByRole('switch', { name: 'Keep the button while spinning' }).focus();
  await expect(stage.locator('button:disabled > img.image')).toBeVisible();
  await checkAtAllWidths(page, 'spin-button-image', '[role=tabpanel]');
});

/** The spin button on the gameplay screen of the stage, drawn as in the ad. */
function getStageButton(page: Page) {
  return page.getByTestId('stage').locator('.button');
}
