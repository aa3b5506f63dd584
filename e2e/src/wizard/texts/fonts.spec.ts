import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths, checkScreen } from '../../support/check-screen.ts';
import { openCustomization, openSettings } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';

// Requirement: customize.fonts
test('the list loads its fonts when it opens; the stage draws with the font that ships or with that of the device, and undo returns to the former', async ({
  page,
}) => {
  const label = 'Win Big Now';
  const file = new URL(import.meta.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'));
  const anton = await measureText(page, { text: label, family: 'Anton', file });
  const device = await measureText(page, { text: label, family: 'Impact, sans-serif' });
  // Layout must be repeated when the font arrives.
  await page.route(/anton-latin/, async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/((?:lobster|luckiest-guy|bungee|pacifico)\b.*)\.woff2$/.exec(request.url()) ?? [];
    if (name !== undefined) loaded.add(name);
  });
  await openCustomization(page, { cta: { label } });
  await page.getByRole('combobox', { name: 'Font' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect([...loaded]).toEqual([]);
  await page.getByRole('combobox', { name: 'Font' }).click();
  await expect.poll(() => loaded.size).toBe(4);
  const impact = page.getByRole('option', { name: 'Impact' });
  await expect(impact).toContainText(label);
  await expect(impact).toContainText('Ships as Anton, which looks similar.');
  await expect(page.getByRole('option', { name: 'Arial' })).toContainText('which has the same widths.');
  await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(5);
  await checkScreen(page, 'fonts', '[role=listbox]');
  const search = page.getByRole('combobox', { name: 'Search fonts' });
  // Beginnings of words of names and groups, and nothing of "looks similar".
  for (const [query, found] of [
    ['lo', ['Lobster']],
    ['scr', ['Pacifico', 'Lobster', 'Shrikhand']],
    ['anton', ['Impact']],
  ] as const) {
    await search.fill(query);
    await expect(page.getByRole('option')).toContainText([...found]);
    await expect(page.getByRole('option')).toHaveCount(found.length);
  }
  await search.fill('impa');
  await expect(page.getByRole('option')).toHaveCount(1);
  await impact.click();
  await expectWidth(page, anton);

  await page.getByRole('switch', { name: 'Use the fonts of the viewer’s phone' }).click();
  await expectWidth(page, device);
  await page.getByRole('toolbar', { name: 'Ad' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undid: turn on system fonts')).toBeVisible();
  await expectWidth(page, anton);
  // A request that still waits would fail when the test ends.
  await page.unrouteAll({ behavior: 'wait' });
});

// Requirement: customize.fonts
test('the list and the chosen font say which letters of the ad the font lacks @proof', async ({ page }) => {
  await openCustomization(page, {
    cta: { label: 'Kazanmaya başla', coverText: 'ÇEVİR', spinningLabel: 'Hadi' },
    outro: { label: 'Şimdi' },
    compliance: { language: 'tr' },
  });
  const font = page.getByRole('combobox', { name: 'Font' });
  await expect(font).toHaveAccessibleDescription('');
  await font.click();
  await expect(page.getByRole('option', { name: 'Arial' })).not.toContainText('No ');
  const lilita = page.getByRole('option', { name: 'Lilita One' });
  await expect(lilita).toHaveText(/No ş, İ$/);
  await lilita.scrollIntoViewIfNeeded();
  await checkScreen(page, 'missing-letters', '[role=listbox]');
  await lilita.click();
  await expect(font).toHaveAccessibleDescription('Lilita One has no ş or İ. Noto Sans Display shows them.');
  await checkAtAllWidths(page, 'missing-letters-chosen');
  await page.getByRole('combobox', { name: 'Button text' }).fill('Kazan');
  await expect(font).toHaveAccessibleDescription('Lilita One has no İ. Noto Sans Display shows it.');
  await openSettings(page, 'Outro');
  await font.click();
  await expect(lilita).toHaveText(/No Ş$/);
});

// Requirement: customize.weight-and-case
test('the weight and the letter case are offered where the font has more than one @proof', async ({
  page,
}) => {
  await openCustomization(page, {
    cta: { label: 'çevir', fontFamily: 'Passion One' },
    compliance: { language: 'tr' },
  });
  const text = page.getByTestId('stage').locator('button.button > span').first();
  await expect(text).toHaveCSS('font-weight', '900');
  await choose(page, 'Weight', 'Regular');
  await expect(text).toHaveCSS('font-weight', '400');
  await choose(page, 'Letter case', 'Upper case');
  await expect(text).toHaveText('ÇEVİR');
  await expect(page.getByRole('combobox', { name: 'Button text' })).toHaveValue('çevir');
  await page.getByRole('combobox', { name: 'Font' }).click();
  await page.getByRole('combobox', { name: 'Search fonts' }).fill('guy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Font' })).toHaveText('Luckiest Guy');
  await expect(page.getByRole('combobox', { name: 'Weight' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Letter case' })).toHaveCount(0);
});

// Requirement: customize.cover-text-style
test('the cover text has the chosen style on the stage @proof', async ({ page }) => {
  await openCustomization(page, { cta: { coverText: 'Mega Bonus' } });
  await openSettings(page, 'Text');
  await checkScreen(page, 'cover-text-styles');
  await page.getByRole('radio', { name: 'Banner' }).click();
  await expect(page.getByTestId('stage').locator('.text.banner')).toHaveText('Mega BonusMega Bonus');
  await page.getByRole('toolbar', { name: 'Ad' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undid: change cover text style')).toBeVisible();
  await expect(page.getByTestId('stage').locator('.text.outline')).toBeVisible();
});

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Expects that the spin button's text on the stage has a width, as a multiple of its font size. */
async function expectWidth(page: Page, width: number): Promise<void> {
  const text = page.getByTestId('stage').locator('button.button > span').first();
  const measure = () =>
    text.evaluate((element: HTMLElement) => {
      const { fontSize } = getComputedStyle(element);
      return element.offsetWidth / Number.parseFloat(fontSize);
    });
  // Boxes are whole pixels wide.
  await expect.poll(measure).toBeCloseTo(width, 1);
}

/** Measures a text in an empty page, as a multiple of its font size. `file` is that of the font, if it is not installed. */
async function measureText(
  page: Page,
  options: { text: string; family: string; file?: URL },
): Promise<number> {
  const { file, ...words } = options;
  const url = file === undefined ? null : `data:font/woff2;base64,${await readFile(file, 'base64')}`;
  await page.goto('about:blank');
  return await page.evaluate(
    async ({ text, family, url }) => {
      // A face of another weight would be made bold.
      if (url !== null)
        document.fonts.add(await new FontFace(family, `url(${url})`, { weight: '900' }).load());
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('There is no canvas');
      const sizePx = 100;
      context.font = `900 ${sizePx}px ${family}`;
      return context.measureText(text).width / sizePx;
    },
    { ...words, url },
  );
}
