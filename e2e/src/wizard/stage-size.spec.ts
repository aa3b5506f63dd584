import { expect, test } from '@playwright/test';
import { drag, openCustomization, openSettings, getScreenTab } from '../support/customized-ad.ts';
import { checkScreen } from '../support/check-screen.ts';

const storeUrl = 'https://play.google.com/store/apps/details?id=example';
const settings = ['Button', 'Text', 'Outro', 'Badge', 'Music', 'Layout'] as const;

for (const { width, height, leastPx } of [
  { width: 1440, height: 900, leastPx: 375 },
  { width: 1024, height: 768, leastPx: 270 },
  { width: 390, height: 844, leastPx: 160 },
])
  test(`at ${width} x ${height} the stage is large and in view while any control is used`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openCustomization(page);
    for (const name of settings) {
      await openSettings(page, name);
      const controls = page.getByRole('tabpanel', { name }).locator('button, input:not([aria-hidden])');
      for (const control of await controls.all()) {
        if (!(await control.isEnabled())) continue;
        await control.focus();
        const stage = await page.getByTestId('stage').boundingBox();
        const bar = await page.getByRole('navigation', { name: 'Previous and next step' }).boundingBox();
        if (stage === null || bar === null) throw new Error('There is no stage');
        expect(stage.width).toBeGreaterThanOrEqual(leastPx);
        expect(stage.y).toBeGreaterThanOrEqual(0);
        expect(stage.y + stage.height).toBeLessThanOrEqual(bar.y);
      }
    }
  });

test('on a phone at most 120 px of header are above the stage, and its controls stay with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCustomization(page);
  const canvas = page.getByRole('region', { name: 'Stage' });
  // The step slides in, so its first position is lower.
  await expect.poll(async () => (await canvas.boundingBox())?.y).toBeLessThanOrEqual(120);
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('tablist', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  await expect(canvas).toBeInViewport({ ratio: 1 });
});

test('on a phone the shapes are next to the stage', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCustomization(page);
  const shapes = page.getByRole('group', { name: 'Screen shape' });
  for (const shape of ['9:16', '9:19.5', '2:3']) {
    await shapes.getByRole('button', { name: shape, exact: true }).click();
    const [beside, stage] = [await shapes.boundingBox(), await page.getByTestId('stage').boundingBox()];
    if (beside === null || stage === null) throw new Error('They are not visible');
    expect(beside.x + beside.width).toBeLessThanOrEqual(stage.x);
  }
});

test('at 1024 px the shapes are in one row, and a long store URL is readable', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openCustomization(page, { cta: { storeUrl: `${storeUrl}.of.a.rather.long.name` } });
  const tops = await page
    .getByRole('group', { name: 'Screen shape' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const link = page.getByRole('link', { name: `${storeUrl}.of.a.rather.long.name` });
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(await link.evaluate((text) => text.scrollWidth <= (text.parentElement?.clientWidth ?? 0))).toBe(
    true,
  );
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
])
  test(`the step fits ${viewport.width} pixels and passes the accessibility checks`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openCustomization(page);
    for (const name of settings) {
      await openSettings(page, name);
      await checkScreen(page, `${name.toLowerCase()}-${viewport.width}`);
    }
    await getScreenTab(page, 'Gameplay').click();
    await page.getByRole('button', { name: 'Safe zones' }).click();
    await drag(page, page.getByRole('button', { name: 'Move video area' }), { x: 0, y: -60 });
    await checkScreen(page, `gameplay-${viewport.width}`);
  });
