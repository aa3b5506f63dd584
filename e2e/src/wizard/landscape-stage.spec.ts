import { expect, type Locator, test } from '@playwright/test';
import { openCustomization, openSettings, getScreenTab } from '../support/customized-ad.ts';

// Requirement: placement.landscape
test('in landscape the stage shows the derived layout, and elements are moved in portrait only', async ({
  page,
}) => {
  await openCustomization(page);
  const stage = page.getByTestId('stage');
  const readBox = async (locator: Locator) => {
    const [stageBox, box] = [await stage.boundingBox(), await locator.boundingBox()];
    if (stageBox === null || box === null) throw new Error('They are not visible');
    return {
      left: (box.x - stageBox.x) / stageBox.width,
      right: (box.x + box.width - stageBox.x) / stageBox.width,
      height: box.height / stageBox.height,
    };
  };
  await page.getByRole('button', { name: 'Landscape' }).click();
  await expect(page.getByText('Landscape positions follow from the portrait ones.')).toBeVisible();
  await expect(stage.getByRole('button')).toHaveCount(0);
  await expect.poll(async () => (await readBox(stage.locator('.button'))).left).toBeGreaterThan(0.5);
  expect((await readBox(stage.locator('.hand'))).right).toBeLessThan(1);

  await getScreenTab(page, 'Gameplay').click();
  const video = stage.locator('video:not(.soft)');
  await expect.poll(async () => (await readBox(video)).height).toBeCloseTo(1, 2);
  expect((await readBox(video)).left).toBeCloseTo(0, 2);
  await expect(page.getByRole('button', { name: 'Move video area' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'May be covered or cropped' })).toHaveCount(0);

  await openSettings(page, 'Layout');
  await page.getByRole('list', { name: 'Elements on this screen' }).getByText('Spin button').click();
  await expect(page.getByRole('button', { name: '9:16' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Move spin button' })).toBeFocused();
});

// Requirement: placement.landscape
test('the ad can be played in landscape in step 3', async ({ page }) => {
  await openCustomization(page);
  await page.getByRole('button', { name: 'Landscape' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const frame = page.locator('iframe[title="Ad preview"]');
  const spin = frame.contentFrame().getByRole('button', { name: 'Spin!' }).locator('visible=true');
  await expect(spin).toBeVisible({ timeout: 60_000 });
  const [screen, button] = [await frame.boundingBox(), await spin.boundingBox()];
  if (screen === null || button === null) throw new Error('They are not visible');
  expect(screen.width / screen.height).toBeCloseTo(16 / 9, 1);
  expect(button.x).toBeGreaterThan(screen.x + screen.width / 2);
});
