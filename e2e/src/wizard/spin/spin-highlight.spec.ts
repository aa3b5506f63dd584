import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from '../../support/check-screen.ts';
import {
  drag,
  getScreenTab,
  openCustomization,
  openSettings,
  readPlace,
} from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';

const getHandle = (page: Page) => page.getByRole('button', { name: 'Move spin highlight' });
const getControl = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'At pauses, viewers tap' }).getByRole('radio', { name });

// Requirement: customize.spin-highlight
test('a ring marks the spin button of the video, is dragged there, and the change is undone', async ({
  page,
}) => {
  await openCustomization(page);
  await expect(getControl(page, 'Button')).toBeChecked();
  await getControl(page, 'Highlight in the video').click();
  await expect(getHandle(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move spin button' })).toHaveCount(0);
  await expect(page.getByLabel('Text while spinning', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Drag the ring onto the spin button of your game.')).toBeVisible();

  const before = await readPlace(page, 'Spin highlight');
  await drag(page, getHandle(page), { x: 60, y: -40 });
  const moved = await readPlace(page, 'Spin highlight');
  expect(moved.x).toBeGreaterThan(before.x + 5);
  expect(moved.y).toBeLessThan(before.y - 2);
  await getHandle(page).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => (await readPlace(page, 'Spin highlight')).x).toBeLessThan(moved.x);

  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Undid: move highlight')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(getControl(page, 'Button')).toBeChecked();
  await expect(getHandle(page)).toHaveCount(0);
});

// Requirement: customize.spin-highlight
test('the highlight stays on its point of the video in every shape of the screen, and moves with the video @proof', async ({
  page,
}) => {
  await openCustomization(page, {
    cta: { spinControl: 'highlight', highlightPosition: { x: 0.25, y: 0.75 } },
  });
  await getScreenTab(page, 'Gameplay').click();
  await getHandle(page).focus();
  const video = page.getByTestId('stage').locator('video').last();
  for (const shape of ['9:16', '2:3', 'Landscape']) {
    await page.getByRole('button', { name: shape, exact: true }).click();
    await expect(async () => {
      const [ring, frame] = [(await getHandle(page).boundingBox())!, (await video.boundingBox())!];
      expect((ring.x + ring.width / 2 - frame.x) / frame.width).toBeCloseTo(0.25, 1);
      expect((ring.y + ring.height / 2 - frame.y) / frame.height).toBeCloseTo(0.75, 1);
    }).toPass();
  }
  await page.getByRole('button', { name: '9:16', exact: true }).click();
  const before = await readPlace(page, 'Spin highlight');
  await openSettings(page, 'Layout');
  const area = page.getByRole('button', { name: 'Move video area' });
  await area.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(async () => (await readPlace(page, 'Spin highlight')).y).toBeGreaterThan(before.y + 4);
});

// Requirement: customize.spin-highlight
test('says that the marked button is cropped out, and fits on every screen @proof', async ({ page }) => {
  await openCustomization(page, {
    cta: { spinControl: 'highlight', highlightPosition: { x: 0.05, y: 0.9 } },
    assets: { gameplayVideo: { zoom: 2 } },
  });
  await expect(page.getByText('The marked button is cropped out')).toBeVisible();
  await page.getByRole('slider', { name: 'Size of the highlight' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('24 % of the video')).toBeVisible();
  await checkAtAllWidths(page, 'spin-highlight', '[role=tabpanel]');
});
