import { expect, test, type Page } from '@playwright/test';
import { openCustomization } from '../support/customized-ad.ts';

// Requirement: playback.spinning-button, customize.spinning-label
test('the stage shows the spinning button while its fields have the focus', async ({ page }) => {
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
});

// Requirement: customize.dependent-inputs
test('the text while spinning cannot be changed while the button is hidden, and one step undoes that', async ({
  page,
}) => {
  await openCustomization(page);
  const field = page.getByLabel('Text while spinning', { exact: true });
  await page.getByRole('switch', { name: 'Keep the button while spinning' }).click();
  await expect(field).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Undid: turn off button while spinning')).toBeVisible();
  await expect(field).toBeEnabled();
});

// Requirement: customize.phrases, customize.spinning-label
test('the text while spinning follows the language of the ad, and suggests phrases for it', async ({
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

/** The spin button on the gameplay screen of the stage, drawn as in the ad. */
function getStageButton(page: Page) {
  return page.getByTestId('stage').locator('.button');
}
