import { expect, type Frame, type Page } from '@playwright/test';
import { includesCharacter } from '@spinreel/config-schema/options/appearance/unicode-range';
import { openCustomization } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';

// Requirement: ad.embedded-fonts, preview.updates
test('the stage draws each ideograph with the font that ships, also while somebody types', async ({
  page,
}) => {
  await openCustomization(page, { cta: { label: '回転' }, compliance: { language: 'ja' } });
  await expectDrawn(page, '回転');
  await page.getByRole('combobox', { name: 'Button text' }).fill('鬼滅スピン');
  await expectDrawn(page, '鬼滅スピン');
});

// Requirement: ad.embedded-fonts, preview.updates
test('the preview gets the font of a new ideograph, and never shows it in another one @proof', async ({
  page,
}) => {
  await openCustomization(page, { cta: { label: '回転' }, compliance: { language: 'ja' } });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectShown(page, '回転');
  await page.getByRole('combobox', { name: 'Button text' }).fill('鬼スピン');
  await expectShown(page, '鬼スピン');
});

/** Waits until the page has loaded a font for each character of the button. */
async function expectDrawn(page: Page, text: string): Promise<void> {
  await expect(page.getByTestId('stage').locator('button.button > span').first()).toHaveText(text);
  await expect.poll(() => readUndrawn(page.mainFrame(), text)).toEqual([]);
}

/** Waits until the preview shows a text. Fails if it has no font for a character by then. */
async function expectShown(page: Page, text: string): Promise<void> {
  await expect(async () => {
    const frames = page.frames().filter((frame) => frame !== page.mainFrame());
    const labels = await Promise.all(frames.map(readLabel));
    const frame = frames[labels.indexOf(text)];
    expect(frame, text).toBeDefined();
    if (frame !== undefined) expect(await readUndrawn(frame, text)).toEqual([]);
  }).toPass();
}

async function readLabel(frame: Frame): Promise<string> {
  return await frame.evaluate(() => document.querySelector('.button:not([hidden]) span')?.textContent ?? '');
}

/** Lists the characters for which a page has loaded no font. */
async function readUndrawn(frame: Frame, text: string): Promise<string[]> {
  const ranges = await frame.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ unicodeRange }) => unicodeRange),
  );
  return Array.from(text).filter(
    (character) => !ranges.some((range) => range !== 'U+0-10FFFF' && includesCharacter(range, character)),
  );
}
