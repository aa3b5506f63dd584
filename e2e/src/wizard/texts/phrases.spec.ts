import { expect, type Locator, type Page } from '@playwright/test';
import { checkAtAllWidths } from '../../support/check-screen.ts';
import { chooseLanguage, openCustomization, openSettings } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';

// Requirement: customize.phrases
test('a button text is typed in part, chosen with the keyboard, and undone as one step @proof', async ({
  page,
}) => {
  await openCustomization(page);
  const label = getField(page, 'Button text');
  await label.focus();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await label.fill('Sp');
  const options = page.getByRole('listbox', { name: 'Suggestions: Button text' }).getByRole('option');
  await expect(options.nth(1)).toHaveText('Spin Now');
  await checkAtAllWidths(page, 'phrases');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(label).toHaveValue('Spin Now');
  await expect(label).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(label).toHaveValue('Spin!');
});

// Requirement: customize.phrases
test('the Tab key opens the suggestions of a field, and leaves them @proof', async ({ page }) => {
  await openCustomization(page);
  const list = page.getByRole('listbox', { name: 'Suggestions: Button text' });
  await page.getByRole('tablist', { name: 'Settings' }).getByRole('tab', { selected: true }).focus();
  await pressUntilFocused(page, 'Tab', getField(page, 'Button text'));
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Font' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(getField(page, 'Button text')).toBeFocused();
  await expect(getField(page, 'Button text')).toHaveValue('Spin!');
});

// Requirement: customize.phrases
test('texts are suggested when a field is clicked, and a text of one’s own stays @proof', async ({
  page,
}) => {
  await openCustomization(page);
  await openSettings(page, 'Text');
  const text = getField(page, 'Cover text');
  await text.click();
  await expect(page.getByRole('option', { name: 'Big Win!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(text).toHaveValue('Play and Win Big');
  await text.fill('Only at Lucky Palace');
  await page.keyboard.press('Enter');
  await openSettings(page, 'Outro');
  await getField(page, 'Outro button text').click();
  await page.getByRole('option', { name: 'Install Now' }).click();
  await expect(getField(page, 'Outro button text')).toHaveValue('Install Now');
  await openSettings(page, 'Text');
  await expect(text).toHaveValue('Only at Lucky Palace');
});

// Requirement: customize.phrases, customize.phrase-languages
test('texts that are phrases change to the language of the ad in one step', async ({ page }) => {
  await openCustomization(page);
  await openSettings(page, 'Text');
  await chooseLanguage(page, 'German');
  const language = page.getByRole('combobox', { name: 'Language' });
  const change = page.getByRole('button', { name: 'Change 3 texts to German' });
  await expect(page.getByText('Change 3 texts to German?')).toBeVisible();
  await checkAtAllWidths(page, 'phrases-offer');
  await change.click();
  await expect(change).toHaveCount(0);
  await expect(language).toBeFocused();
  await expect(page.getByText('Changed 3 texts to German')).toBeVisible();
  await openSettings(page, 'Button');
  const label = getField(page, 'Button text');
  await expect(label).toHaveValue('Drehen!');
  await label.click();
  await expect(page.getByRole('option', { name: 'Jetzt spielen Play Now' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(label).toHaveValue('Spin!');
  await openSettings(page, 'Text');
  await expect(language).toContainText('German');
  await expect(change).toBeVisible();
});

function getField(page: Page, name: string) {
  return page.getByRole('combobox', { name, exact: true });
}

async function pressUntilFocused(page: Page, key: string, control: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(control).toBeFocused({ timeout: 1000 });
  }).toPass();
}
