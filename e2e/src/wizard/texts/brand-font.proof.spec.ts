import { expect, type Page } from '@playwright/test';
import { uploadMessages } from '@spinreel/config-schema/messages/upload-messages';
import { makeBrandFont } from '@spinreel/fixtures/fonts/brand-fonts';
import { checkAtAllWidths } from '../../support/check-screen.ts';
import { openCustomization } from '../../support/customized-ad.ts';
import { downloadFile } from '../../support/download-file.ts';
import { test } from '../../support/test.ts';

// Requirement: customize.brand-font
test('an uploaded font is chosen, names the characters that it lacks, and is in the finished file', async ({
  page,
}) => {
  await openCustomization(page, {
    networks: ['applovin'],
    cta: { label: 'Café', storeUrl: 'https://apps.apple.com/app/id1' },
    outro: { label: 'Go' },
  });
  const sansWidth = await readLabelWidth(page);
  await uploadFont(page);
  await expect(page.getByRole('figure').getByText('Anton', { exact: true })).toBeVisible();

  await page.getByRole('combobox', { name: 'Font' }).click();
  const option = page.getByRole('option').first();
  await expect(option).toContainText('Brand font (Anton)');
  await option.click();
  await expect.poll(() => readLabelWidth(page)).toBeLessThan(sansWidth * 0.8);
  await expect(page.getByRole('combobox', { name: 'Font' })).toHaveAccessibleDescription(
    'Anton has no é. DejaVu Sans shows it.',
  );
  await checkAtAllWidths(page, 'brand-font');
  const notice = page.getByRole('status').filter({ hasText: 'The brand font lacks characters of the ad' });
  await notice.getByRole('button', { name: 'Fix' }).click();
  await expect(page.getByRole('combobox', { name: 'Font' })).toBeFocused();
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');

  await page.goto(page.url().replace('step=3', 'step=5'));
  const { bytes } = await downloadFile(page, () => page.getByRole('button', { name: 'Export HTML' }).click());
  await page.route('http://ad.example/', (route) => route.fulfill({ body: bytes, contentType: 'text/html' }));
  await page.goto('http://ad.example/');
  await expect(page.locator('.button:visible')).toHaveCSS('font-family', '"Brand font", sans-serif');
  const states = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ family }) => family.includes('Brand')).map(({ status }) => status);
  });
  // One file of the brand font, and one of the font that draws the é.
  expect(states).toEqual(['loaded', 'loaded']);
});

// Requirement: customize.brand-font
test('a removed font leaves the texts that were set in it, and undo brings both back', async ({ page }) => {
  await openCustomization(page);
  await uploadFont(page);
  const font = page.getByRole('combobox', { name: 'Font' });
  await font.click();
  await page.getByRole('option', { name: 'Brand font (Anton)' }).click();
  await page.getByRole('button', { name: 'Remove brand font' }).click();
  await expect(font).toContainText('Verdana');
  await page.getByRole('toolbar', { name: 'Ad' }).getByRole('button', { name: 'Undo' }).click();
  await expect(font).toContainText('Brand font (Anton)');
  await page.reload();
  await expect(font).toContainText('Brand font (Anton)');
});

// Requirement: customize.brand-font
test('a font that must not be embedded is refused with the reason', async ({ page }) => {
  await openCustomization(page);
  await uploadFont(page, 2);
  await expect(page.getByRole('alert').filter({ hasText: uploadMessages.fontRestricted })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose another file as brand font' })).toBeVisible();
});

async function uploadFont(page: Page, embeddingRights = 0): Promise<void> {
  const buffer = await makeBrandFont({ embeddingRights });
  await page.getByLabel('Upload brand font').setInputFiles({ name: 'brand.ttf', mimeType: '', buffer });
}

/** Reads the width of the spin button's text on the stage, as a multiple of its font size. */
async function readLabelWidth(page: Page): Promise<number> {
  const text = page.getByTestId('stage').locator('button.button > span').first();
  return await text.evaluate(async (element: HTMLElement) => {
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
    // Until then, the text has the width of another font.
    await document.fonts.load(`${fontWeight} ${fontSize} ${fontFamily}`, element.textContent);
    return element.offsetWidth / Number.parseFloat(fontSize);
  });
}
