import { expect, type Page } from '@playwright/test';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { lookAt } from './looked-at-screen.ts';
import { chooseFile, clickTimeline, continueTo, unlock, uploadCoverAndVideo } from './wizard.ts';

/** Visits every screen in its usual states and looks at each. */
export async function tourScreens(page: Page): Promise<void> {
  await page.goto('/');
  await lookAt(page, '0-home');
  await page.getByRole('button', { name: 'Create Ad' }).first().click();
  await lookAt(page, '0-gate');
  await page.keyboard.press('Escape');

  await unlock(page);
  await lookAt(page, '1-assets-empty');
  await uploadCoverAndVideo(page, { cover: fixtureMedia.cover.path, video: fixtureMedia.slotClip.path });
  await lookAt(page, '1-assets');

  await continueTo(page, 'Continue to Timeline', 'Configure Interaction Points');
  await lookAt(page, '2-timeline-empty');
  await clickTimeline(page, 0.07);
  await clickTimeline(page, 0.375);
  await lookAt(page, '2-timeline');

  await continueTo(page, 'Continue to Customization', 'Customize Your Ad');
  await lookAt(page, '3-customization-missing');
  await page.getByLabel('Store URL').fill('https://apps.apple.com/app/id0000000000');
  await chooseFile(page, 'winning badge image', fixtureMedia.badge.path);
  await expect(page.getByRole('button', { name: 'Remove winning badge image' })).toBeVisible();
  await lookAt(page, '3-customization');

  await continueTo(page, 'Continue to Preview', 'Preview Your Ad');
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin!' })).toBeVisible({
    timeout: 60_000,
  });
  await lookAt(page, '4-preview');

  await continueTo(page, 'Continue to Export', 'Export Your Ad');
  await lookAt(page, '5-export');
  await page.getByRole('button', { name: 'Export ZIP' }).click();
  await expect(page.getByText('Export Complete!')).toBeVisible({ timeout: 150_000 });
  await lookAt(page, '5-exported');
}
