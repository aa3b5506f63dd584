import { expect, type Locator } from '@playwright/test';
import {
  chooseLanguage,
  getScreenTab,
  openCustomization,
  openSettings,
} from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';

const storeUrl = 'https://play.google.com/store/apps/details?id=example';

// Requirement: language.wizard, language.mirrored
test('an ad in Arabic is shown from right to left on the stage and in the preview', async ({ page }) => {
  await openCustomization(page, { cta: { storeUrl, label: 'اربح الآن 50%' } });
  await openSettings(page, 'Text');
  await chooseLanguage(page, 'Arabic');
  const language = page.getByRole('combobox', { name: 'Language' });
  await expect(language).toHaveText('Arabic');
  await expect(language).toHaveAccessibleDescription(/لفتان متبقيتان/);
  const stage = page.getByTestId('stage');
  // The hand taps the left part of its button.
  const middle = await readMiddle(stage.locator('.button'));
  await expect.poll(() => readMiddle(stage.locator('.hand'))).toBeLessThan(middle);
  await getScreenTab(page, 'Gameplay').click();
  const counter = page.getByTestId('stage').locator('.count');
  await expect(counter).toHaveText('لفتان متبقيتان');
  expect(await readDirection(counter)).toEqual({ lang: 'ar', direction: 'rtl' });

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const frame = page.locator('iframe[title="Ad preview"]');
  const ad = frame.contentFrame();
  const spin = ad.getByRole('button', { name: /اربح/ }).locator('visible=true');
  await expect(spin).toBeVisible();
  await expect(ad.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(ad.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await readDirection(spin.locator('span'))).toEqual({ lang: 'ar', direction: 'rtl' });
  expect(await readMiddle(ad.locator('.hand:visible'))).toBeLessThan(await readMiddle(spin));
  await spin.click({ force: true });
  await expect(ad.locator('.count')).toHaveText('لفتان متبقيتان');

  await openSettings(page, 'Text');
  await chooseLanguage(page, 'Greek');
  await expect(ad.locator('html')).toHaveAttribute('lang', 'el');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(language).toHaveText('Arabic');
});

/** Reads the horizontal middle of an element. */
async function readMiddle(element: Locator): Promise<number> {
  return await element.first().evaluate((one) => {
    const { left, right } = one.getBoundingClientRect();
    return (left + right) / 2;
  });
}

/** Reads the language and the direction in which a text is shown. */
async function readDirection(text: Locator): Promise<{ lang: string | null | undefined; direction: string }> {
  return text.evaluate((element) => {
    const root = element.getRootNode();
    const host = root instanceof ShadowRoot ? root.host : element;
    return {
      lang: host.closest('[lang]')?.getAttribute('lang'),
      direction: getComputedStyle(element).direction,
    };
  });
}
