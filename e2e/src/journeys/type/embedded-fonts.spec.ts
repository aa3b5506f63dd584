import { expect } from '@playwright/test';
import { compareFonts, createLetteredAd } from '../../support/fonts/compare-fonts.ts';
import { openAd, readFontStates } from '../../support/fonts/font-machines.ts';
import { test } from '../../support/test.ts';

// Requirement: ad.embedded-fonts, customize.fonts
test('an ad looks the same on machines with different fonts @proof', async () => {
  // A font whose replacement has the same widths, one whose replacement looks similar, and one that ships itself.
  await compareFonts(['Arial', 'Impact', 'Lobster']);
});

// Requirement: ad.embedded-fonts
test('an ad never shows a text in another font first', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const watch = () => {
      const button = document.querySelector<HTMLElement>('.button:not([hidden])');
      if (button && button.offsetWidth > 0)
        seen.push(`${button.offsetWidth} ${document.fonts.check('900 20px Impact')}`);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await openAd(page, createLetteredAd({ cta: { fontFamily: 'Impact' } }));
  // On a busy machine, the page draws no frame for a while.
  const frames = await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen: string[] };
    return seen.length > 0 && seen;
  });
  const seen = (await frames.jsonValue()) || [];
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]).toContain('true');
});

// Requirement: ad.embedded-fonts
test('the fonts of the device replace a damaged font, and the ad reports no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openAd(page, createLetteredAd({}), (font) => ({ ...font, bytes: font.bytes.subarray(0, 99) }));
  expect(await readFontStates(page)).toContain('error');
  expect(errors).toEqual([]);
});
