import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from '../../support/check-screen.ts';
import { test } from '../../support/test.ts';
import { openWizard } from '../../support/wizard.ts';

// Requirement: variants.table
test('variants are added, typed, pasted and undone in a table, and survive a reload', async ({ page }) => {
  await openVariants(page);
  await expect(page.getByRole('heading', { name: 'No variants yet' })).toBeVisible();
  await checkAtAllWidths(page, 'no-variants');
  await page.getByRole('button', { name: 'Add variant' }).click();
  await page.getByRole('button', { name: 'Add variant' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 variants' })).toBeVisible();
  await expect(row(page, 'Variant 1')).toContainText('Same as Base');

  // The new row is selected, so typing replaces its first text.
  await page.keyboard.type('Win tonight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Go!');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Win tonight · Go!')).toBeVisible();
  await checkAtAllWidths(page, 'variants-table');

  await cell(page, 'Variant 1', 'Cover text').click();
  await paste(page, 'Lucky\tSpin it\r\n"Two\nlines"\tPlay\r\nThird\tTap\r\n');
  await expect(page.getByRole('status').filter({ hasText: '3 variants' })).toBeVisible();
  await expect(row(page, 'Lucky · Spin it')).toBeVisible();
  await expect(row(page, 'Third · Tap')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('status').filter({ hasText: '2 variants' })).toBeVisible();
  await expect(row(page, 'Win tonight · Go!')).toBeVisible();

  await cell(page, 'Variant 1', 'Button text').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('button', { name: 'Set value…' }).click();
  await page.getByLabel('New value').fill('Play');
  await page.getByRole('dialog').getByRole('button', { name: 'Set value' }).click();
  await expect(row(page, 'Win tonight · Play')).toBeVisible();
  await cell(page, 'Win tonight · Play', 'Button text').click();
  await page.keyboard.press('Delete');
  await expect(cell(page, 'Win tonight', 'Button text')).toHaveText('Spin!, inherited');
  await expectStillThumbs(page);

  await expect(page.getByRole('status', { name: 'Saving' })).toContainText(/^Saved \d/);
  await page.reload();
  await expect(row(page, 'Win tonight')).toBeVisible();
  await row(page, 'Win tonight').getByRole('rowheader').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 variant' })).toBeVisible();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Win tonight')).toBeVisible();
  await page.getByRole('rowheader').first().press('Escape');
  await expect(page.getByRole('heading', { name: 'Upload Your Assets' })).toBeVisible();
});

// Requirement: variants.combinations, variants.texts
test('values are combined, and their texts are translated and accepted', async ({ page }) => {
  await openVariants(page);
  await page.getByRole('button', { name: 'Combine values…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Combine values' });
  await dialog.getByLabel('Values of cover text, one per line').fill('Win tonight\nSpin the reels');
  await dialog.getByRole('checkbox', { name: 'cover.jpg' }).check();
  await dialog.getByRole('checkbox', { name: 'outro.jpg' }).check();
  await expect(dialog.getByRole('status')).toHaveText('2 × cover text · 2 × cover image = 4 variants');
  await checkAtAllWidths(page, 'combine-values', '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Add 4 variants' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '4 variants' })).toBeVisible();

  await page.getByRole('tab', { name: 'Texts' }).click();
  await page.getByRole('button', { name: 'Choose languages' }).click();
  await page.getByLabel('Search languages').fill('germ');
  await page.getByRole('checkbox', { name: 'German' }).check();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Win tonight')).toContainText('Untranslated');
  await page.getByRole('button', { name: 'Fill from the phrase book in German' }).click();
  const spin = cell(page, 'Spin the reels', 'German');
  await expect(spin).toContainText('Unconfirmed');
  await spin.getByRole('button', { name: 'Accept' }).click();
  await expect(spin).toContainText('Confirmed');
  await cell(page, 'Win tonight', 'German').click();
  await page.keyboard.type('Heute gewinnen');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Win tonight', 'German')).toContainText('Heute gewinnenConfirmed');
  // How many characters fit is measured in each language.
  await expect(cell(page, 'Win tonight', 'German')).toContainText(/14 of \d+/);
  await checkAtAllWidths(page, 'texts-table');
  await page.getByRole('button', { name: 'Accept all in German' }).click();
  await expect(page.getByRole('columnheader', { name: 'German' })).toContainText('All confirmed');

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Upload Your Assets' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Variant and language' })).toBeVisible();
});

/** Opens the table of variants of a new ad with the files of the sample. */
async function openVariants(page: Page): Promise<void> {
  await openWizard(page);
  await page.getByRole('button', { name: 'Use the sample' }).click();
  await expect(page.getByText('Sample loaded')).toBeVisible();
  await page.getByRole('link', { name: 'Variants' }).click();
}

/** Many moving thumbnails would keep the processor busy. All parts look as they do after their entrance. */
async function expectStillThumbs(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Pause and outro' }).click();
  const parts = page.getByRole('grid').locator('div');
  const listParts = () =>
    parts.evaluateAll((elements) =>
      elements.flatMap(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('.fill, .button') ?? [])].map((part) => ({
          part: part.className.split(' ', 1)[0],
          opacity: getComputedStyle(part).opacity,
          moves: part.getAnimations({ subtree: true }).length > 0,
        })),
      ),
    );
  // Those of the base and of two variants, on the cover and on the outro.
  await expect.poll(async () => (await listParts()).filter(({ part }) => part === 'button').length).toBe(6);
  for (const part of await listParts()) expect(part).toMatchObject({ opacity: '1', moves: false });
  await page.getByRole('button', { name: 'Pause and outro' }).click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** The row whose header contains a text. */
function row(page: Page, name: string) {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader').getByText(name, { exact: true }) })
    .first();
}

function cell(page: Page, rowName: string, column: string) {
  const columns = ['', 'Cover text', 'Button text'];
  const index = column === 'German' ? 1 : columns.indexOf(column);
  return row(page, rowName)
    .getByRole('gridcell')
    .nth(index - 1);
}

/** Pastes a text as a spreadsheet program would put it on the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}
