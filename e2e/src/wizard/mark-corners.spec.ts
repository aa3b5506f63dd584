import { expect } from '@playwright/test';
import { openCustomization, openSettings } from '../support/customized-ad.ts';
import { test } from '../support/test.ts';

// Requirement: compliance.corners
test('the age mark is moved to a corner of all screens in one step', async ({ page }) => {
  const ageMark = { texts: { en: '18+' }, screens: ['cover' as const, 'outro' as const] };
  await openCustomization(page, {
    compliance: { product: 'real-money', market: 'worldwide', elements: { ageMark } },
  });
  await openSettings(page, 'Legal');
  const corners = page.getByRole('radiogroup', { name: 'Corner of the age mark' });
  await expect(corners.getByRole('radio', { name: 'Top left' })).toBeChecked();
  const mark = page.getByRole('button', { name: 'Move age mark' });
  const before = await mark.boundingBox();
  await corners.getByRole('radio', { name: 'Bottom right' }).click();
  await expect.poll(async () => (await mark.boundingBox())!.x).toBeGreaterThan(before!.x + 100);
  await expect.poll(async () => (await mark.boundingBox())!.y).toBeGreaterThan(before!.y + 100);
  await page.getByRole('button', { name: 'Landscape' }).click();
  const stage = await page.getByTestId('stage').boundingBox();
  await expect.poll(async () => (await mark.boundingBox())!.x).toBeGreaterThan(stage!.x + stage!.width * 0.8);
  await page.keyboard.press('Control+z');
  await expect(corners.getByRole('radio', { name: 'Top left' })).toBeChecked();
  await expect.poll(async () => (await mark.boundingBox())!.x).toBeLessThan(stage!.x + stage!.width * 0.2);
});
