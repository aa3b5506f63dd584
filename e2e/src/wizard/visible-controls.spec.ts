// Requirement: wizard.visible-controls
import { expect, type Locator, type Page } from '@playwright/test';
import { openStep } from '../support/customized-ad.ts';
import { test } from '../support/test.ts';
import { continueTo } from '../support/wizard.ts';

const viewports = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

test('the bar at the bottom hides no control of steps 4 and 5 on any screen', async ({ page }) => {
  await openStep(page, 4, { cta: { storeUrl: 'https://apps.apple.com/app/id0000000000' } });
  const ad = page.locator('iframe[title="Ad preview"]');
  await expect(ad.contentFrame().getByRole('button', { name: 'Spin!' })).toBeVisible();
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    // The ad gets its new size after the window, so it is centered again until it is in view.
    await expectUncovered(page, ad, (frame) => frame.scrollIntoView({ block: 'center' }));
  }
  await page.getByRole('button', { name: 'Show QR code' }).click();
  const code = page.getByRole('img', { name: 'QR code of the preview' });
  await expect(code).toBeVisible();
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await code.scrollIntoViewIfNeeded();
    await expectUncovered(page, code);
    await expectUncovered(page, page.getByRole('button', { name: 'Copy link' }));
  }

  await continueTo(page, 'Continue to Export', 'Export Your Ad');
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: 'Export ZIP' }).click();
    const download = page.getByRole('link', { name: 'Download Ad' });
    await expect(download).toBeVisible({ timeout: 240_000 });
    await expectUncovered(page, download);
    const again = page.getByRole('button', { name: 'Export Again' });
    await again.scrollIntoViewIfNeeded();
    await expectUncovered(page, again);
    await again.click();
  }
});

test('in step 1 the choice of the background is in view on a desktop or tablet, and the file size on a phone', async ({
  page,
}) => {
  await openStep(page, 1, { assets: { gameplayVideo: { splitScreen: true } } });
  for (const viewport of viewports.slice(0, 2)) {
    await page.setViewportSize(viewport);
    for (const name of ['Transparent video', 'Solid color', 'Custom image'])
      await expectUncovered(page, page.getByRole('radio', { name }));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectUncovered(page, page.getByRole('button', { name: /^File size/ }));
});

/** Checks that all of an element can be seen and reached, without scrolling unless `scroll` does. */
async function expectUncovered(
  page: Page,
  locator: Locator,
  scroll?: (element: Element) => void,
): Promise<void> {
  const findCovered = async () => {
    if (scroll !== undefined) await locator.evaluate(scroll);
    return await locator.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const shares = [0.05, 0.5, 0.95];
      return shares.flatMap((down) =>
        shares.flatMap((across) => {
          const hit = document.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
          if (hit !== null && (element.contains(hit) || hit.contains(element))) return [];
          return [`${across}, ${down}: ${hit?.outerHTML.slice(0, 80) ?? 'outside the window'}`];
        }),
      );
    });
  };
  await expect.poll(findCovered, { message: `${locator} at ${page.viewportSize()?.width} px` }).toEqual([]);
}
