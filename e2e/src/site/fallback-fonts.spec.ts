import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { publicPages } from '@spinreel/config-schema/site/site-pages';
import { launchWithFonts } from '../support/fonts/font-machines.ts';
import { openHydratedPage } from '../support/open-hydrated-page.ts';
import { test } from '../support/test.ts';

/** Longer than a page takes to be painted with installed fonts. */
const fontDelayMs = 600;
const maxLayoutShift = 0.01;
/** Letters, and the punctuation and arrows of the pages. */
const characters = String.fromCodePoint(...listCodePoints(0x20, 0x17f), ...listCodePoints(0x20_00, 0x22_ff));

// Requirement: site.stable-layout
test('nothing shifts when the fonts arrive late, also on machines without Arial and its metric twins', async ({
  baseURL,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-fonts-'));
  const fileUrls = [
    new URL(import.meta.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2')),
    new URL(import.meta.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2')),
  ];
  const browser = await launchWithFonts(join(folder, 'dejavu'), { fileUrls, characters });
  try {
    // The text pages have one column on every screen.
    for (const { viewport, paths } of [
      { viewport: { width: 1440, height: 900 }, paths: ['/', '/contact'] },
      { viewport: { width: 390, height: 844 }, paths: Object.keys(publicPages) },
    ]) {
      for (const path of paths) {
        const page = await browser.newPage({ viewport, baseURL: baseURL ?? '' });
        await page.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, fontDelayMs));
          await route.continue();
        });
        await page.addInitScript(() => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
            document.documentElement.dataset['shift'] = String(sum);
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await openHydratedPage(page, path);
        await page.waitForFunction(
          () =>
            document.fonts.status === 'loaded' &&
            [...document.fonts].some(({ status }) => status === 'loaded'),
        );
        await page.waitForTimeout(fontDelayMs);
        const shift = Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
        expect(shift, `${path} at ${viewport.width} px`).toBeLessThanOrEqual(maxLayoutShift);
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
});

function listCodePoints(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
