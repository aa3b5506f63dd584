import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { publicPages } from '@spinreel/config-schema/site/site-pages';
import { openHydratedPage } from '../support/open-hydrated-page.ts';

/** Longer than a page takes to be painted with installed fonts. */
const fontDelayMs = 600;
const maxLayoutShift = 0.01;

// Requirement: site.stable-layout
test('nothing shifts when the fonts arrive late, also on machines without Arial and its metric twins', async ({
  baseURL,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-fonts-'));
  const config = join(folder, 'fonts.conf');
  await writeFile(config, createFontConfig(['Arial', 'Liberation Sans', 'Helvetica']));
  const { launchOptions } = test.info().project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    env: { ...process.env, FONTCONFIG_FILE: config },
  });
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

/** Creates a font configuration with all installed fonts except these families. */
function createFontConfig(families: readonly string[]): string {
  const rejected = families.map(
    (family) => `<pattern><patelt name="family"><string>${family}</string></patelt></pattern>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <selectfont><rejectfont>${rejected.join('')}</rejectfont></selectfont>
</fontconfig>
`;
}
