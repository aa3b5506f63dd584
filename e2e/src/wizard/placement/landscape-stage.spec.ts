import { expect, type Locator } from '@playwright/test';
import { checkScreen } from '../../support/check-screen.ts';
import {
  drag,
  openCustomization,
  openSettings,
  getScreenTab,
  readPlace,
} from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';

// Requirement: placement.landscape
test('in landscape the stage shows the derived layout with the button beside the video, and the ad can be played @proof', async ({
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
  await page.getByRole('button', { name: 'Landscape', exact: true }).click();
  await expect(page.getByText('Landscape follows the portrait positions.')).toBeVisible();
  await expect.poll(async () => (await readBox(stage.locator('.button'))).left).toBeGreaterThan(0.5);
  expect((await readBox(stage.locator('.hand'))).right).toBeLessThan(1);

  await getScreenTab(page, 'Gameplay').click();
  const video = stage.locator('video:not(.soft video)');
  await expect.poll(async () => (await readBox(video)).right).toBeCloseTo(0.78, 2);
  // It may touch the frame of the video.
  expect((await readBox(stage.locator('.button'))).left).toBeGreaterThan(0.77);
  await expect(page.getByRole('button', { name: 'Move video area' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'May be covered or cropped' })).toHaveCount(0);

  await openSettings(page, 'Layout');
  await page.getByRole('list', { name: 'Elements on this screen' }).getByText('Video area').click();
  await expect(page.getByRole('button', { name: '9:16' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Move video area' })).toBeFocused();

  await getScreenTab(page, 'Cover').click();
  await page.getByRole('button', { name: 'Landscape', exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const frame = page.locator('iframe[title="Ad preview"]');
  const spin = frame.contentFrame().getByRole('button', { name: 'Spin!' }).locator('visible=true');
  await expect(spin).toBeVisible();
  const [screen, button] = [await frame.boundingBox(), await spin.boundingBox()];
  if (screen === null || button === null) throw new Error('They are not visible');
  expect(screen.width / screen.height).toBeCloseTo(16 / 9, 1);
  expect(button.x).toBeGreaterThan(screen.x + screen.width / 2);
});

// Requirement: placement.landscape
test('an element that is moved in landscape keeps its position there until it is reset @proof', async ({
  page,
}) => {
  await openCustomization(page);
  await openSettings(page, 'Layout');
  const list = page.getByRole('list', { name: 'Elements on this screen' });
  const showShape = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const portrait = await readPlace(page, 'Spin button');
  await showShape('Landscape');
  const derived = await readPlace(page, 'Spin button');
  const handle = page.getByRole('button', { name: 'Move spin button' });
  await drag(page, handle, { x: -80, y: -30 });
  const reset = list.getByRole('button', { name: 'Reset to portrait: spin button' });
  await expect(reset).toBeVisible();
  await expect(list).toContainText('Custom position in landscape');
  await expect(page.getByText('Spin button: custom position in landscape')).toBeVisible();
  await expect(handle).toHaveAccessibleDescription(/Custom position in landscape/);
  const own = await readPlace(page, 'Spin button');
  expect(own.x).toBeLessThan(derived.x - 5);
  await checkScreen(page, '3-landscape-place');

  await showShape('9:16');
  expect(await readPlace(page, 'Spin button')).toEqual(portrait);
  await handle.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await showShape('Landscape');
  expect(await readPlace(page, 'Spin button')).toEqual(own);

  await reset.click();
  await expect(reset).toHaveCount(0);
  await expect(list.getByRole('button', { name: /^Spin button/ })).toBeFocused();
  await expect.poll(async () => (await readPlace(page, 'Spin button')).x).toBeCloseTo(derived.x, 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reset).toBeVisible();
  expect(await readPlace(page, 'Spin button')).toEqual(own);
  const resetAll = page.getByRole('button', { name: 'Reset all landscape positions on the cover' });
  await resetAll.click();
  await expect(reset).toHaveCount(0);
  await expect(resetAll).toBeFocused();

  await drag(page, handle, { x: -80, y: -30 });
  await openSettings(page, 'Button');
  await page.getByRole('button', { name: 'Reset to portrait: spin button' }).click();
  await expect(handle).toBeFocused();
});
