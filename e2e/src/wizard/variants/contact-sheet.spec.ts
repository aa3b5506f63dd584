import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from '../../support/check-screen.ts';
import { downloadFile } from '../../support/download-file.ts';
import { openCustomization } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';

// Requirement: variants.contact-sheet
test('the contact sheet shows every ad, and finds the texts that do not fit', async ({ page }) => {
  await openCustomization(page, {
    cta: { label: 'Spin!', coverText: 'Lucky' },
    languages: ['de'],
    variants: [
      { id: 'dragons', name: 'Dragons' },
      { id: 'long', name: 'Long claim', overrides: { 'cta.coverText': 'W'.repeat(60) } },
    ],
    translations: { de: { 'cta.coverText': { ['W'.repeat(60)]: { text: 'Kurz', isConfirmed: true } } } },
  });
  await page.getByRole('link', { name: 'Variants' }).click();
  await page.getByRole('tab', { name: 'Contact sheet' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(6);
  // Verdana is drawn with the font that the file contains.
  const findLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(findLoaded).toContain('Verdana');
  await page.getByRole('button', { name: 'Check the texts of 6 ads' }).click();
  await expect(page.getByText('1 of 6 ads have texts that do not fit or are hard to read.')).toBeVisible();
  await page.getByRole('switch', { name: 'Only with problems' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('listitem')).toContainText(/Long claim.*Cover text/s);
  await checkAtAllWidths(page, 'contact-sheet', 'main');

  const { bytes, name } = await downloadFile(page, () =>
    page.getByRole('button', { name: 'Download as HTML' }).click(),
  );
  expect(name).toBe('untitled-ad-contact-sheet.html');
  await checkSavedSheet(page, bytes);

  await page.getByRole('button', { name: 'Open Long claim, English' }).click();
  await expect(page.getByRole('region', { name: 'Variant and language' })).toContainText('Long claim');
  await expect(page.getByLabel('Button text', { exact: true })).toBeVisible();
});

// Requirement: variants.contact-sheet
test('the check finds lettering that differs too little from its outline @proof', async ({ page }) => {
  const styles = ['outline', 'contrast', 'raised', 'glow', 'shadow', 'banner'] as const;
  await openCustomization(page, {
    cta: { label: 'Spin!', coverText: 'Win' },
    outro: { label: 'Play', headline: 'You won' },
    branding: { primaryColor: '#FFD700', secondaryColor: '#DC143C' },
    variants: styles.map((style) => ({
      ...{ id: style, name: style },
      overrides: { 'cta.coverTextStyle': style, 'branding.secondaryColor': '#FFE680' },
    })),
  });
  await page.getByRole('link', { name: 'Variants' }).click();
  await page.getByRole('tab', { name: 'Contact sheet' }).click();
  await page.getByRole('button', { name: 'Check the texts of 7 ads' }).click();
  await expect(page.getByText('3 of 7 ads have texts that do not fit or are hard to read.')).toBeVisible();
  await page.getByRole('switch', { name: 'Only with problems' }).click();
  for (const [index, style] of (['outline', 'raised', 'glow'] as const).entries())
    await expect(page.getByRole('listitem').nth(index)).toContainText(
      new RegExp(`${style}.*Cover text: low contrast.*Outro headline: low contrast`, 's'),
    );
});

// Requirement: variants.contact-sheet
test('each East Asian language is drawn in its own forms of the characters, also in the saved page @proof', async ({
  page,
}) => {
  await openCustomization(page, {
    cta: { label: '直' },
    compliance: { language: 'ja' },
    languages: ['zh-Hans'],
  });
  await page.getByRole('link', { name: 'Variants' }).click();
  await page.getByRole('tab', { name: 'Contact sheet' }).click();
  const findFonts = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, unicodeRange }) => status === 'loaded' && /\b76f4\b/i.test(unicodeRange))
        .map(({ family }) => family.replaceAll('"', ''))
        .toSorted(),
    );
  await expect.poll(findFonts).toEqual(['Verdana', 'Verdana SC']);
  const { bytes } = await downloadFile(page, () =>
    page.getByRole('button', { name: 'Download as HTML' }).click(),
  );
  const saved = bytes.toString('utf8');
  for (const family of ['Verdana', 'Verdana SC'])
    expect(saved).toMatch(new RegExp(`font-family: "${family}"; [^}]*unicode-range: [^}]*76f4`, 'i'));
});

/** Opens a saved sheet in a page that cannot reach the server. Its screens show texts and images. */
async function checkSavedSheet(page: Page, bytes: Buffer): Promise<void> {
  const saved = await page.context().newPage();
  await saved.context().setOffline(true);
  await saved.setContent(bytes.toString('utf8'));
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await expect(saved.getByRole('listitem')).toContainText(/Long claim.*Cover text/s);
  const images = saved.locator('.screens img');
  await expect(images.first()).toBeVisible();
  expect(
    await images.evaluateAll((all) =>
      all.every((image) => image instanceof HTMLImageElement && image.src.startsWith('data:')),
    ),
  ).toBe(true);
  await saved.context().setOffline(false);
  await saved.close();
}
