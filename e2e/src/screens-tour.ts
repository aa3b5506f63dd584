import { expect, type Page } from '@playwright/test';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { lookAt } from './looked-at-screen.ts';
import { chooseFile, clickTimeline, continueTo, unlock, uploadCoverAndVideo } from './wizard.ts';

/** Visits every screen in its usual states and looks at each, at all widths; works at the first. */
export async function tourScreens(page: Page, widthsPx: readonly number[]): Promise<void> {
  const look = async (screen: string) => {
    for (const widthPx of widthsPx) {
      await resize(page, widthPx);
      await lookAt(page, `${screen}-${widthPx}`);
    }
    await resize(page, widthsPx[0] ?? 0);
  };
  await resize(page, widthsPx[0] ?? 0);
  await page.goto('/');
  await look('0-home');
  await page.getByRole('button', { name: 'Create Ad' }).first().click();
  await look('0-gate');
  await page.keyboard.press('Escape');

  await unlock(page);
  await look('1-assets-empty');
  await uploadCoverAndVideo(page, { cover: fixtureMedia.cover.path, video: fixtureMedia.slotClip.path });
  await look('1-assets');

  await continueTo(page, 'Continue to Timeline', 'Configure Interaction Points');
  await look('2-timeline-empty');
  await clickTimeline(page, 0.07);
  await clickTimeline(page, 0.375);
  await look('2-timeline');

  await continueTo(page, 'Continue to Customization', 'Customize Your Ad');
  await look('3-customization-missing');
  await page.getByLabel('Store URL').fill('https://apps.apple.com/app/id0000000000');
  await chooseFile(page, 'winning badge image', fixtureMedia.badge.path);
  await expect(page.getByRole('button', { name: 'Remove winning badge image' })).toBeVisible();
  await look('3-customization');

  await continueTo(page, 'Continue to Preview', 'Preview Your Ad');
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin!' })).toBeVisible({
    timeout: 60_000,
  });
  await look('4-preview');

  await continueTo(page, 'Continue to Export', 'Export Your Ad');
  await look('5-export');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await look('5-keys');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByRole('dialog', { name: 'Versions' })).toBeVisible();
  await look('5-versions');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export ZIP' }).click();
  await expect(page.getByText('Export Complete!')).toBeVisible({ timeout: 150_000 });
  await look('5-exported');

  await page.getByRole('link', { name: 'My ads' }).click();
  await expect(page.getByRole('heading', { name: 'My ads' })).toBeVisible();
  await look('6-my-ads');
  await page.goto('/create?ad=nothing-of-this-name');
  await expect(page.getByRole('heading', { name: 'There is no such ad' })).toBeVisible();
  await look('6-no-such-ad');
}

async function resize(page: Page, widthPx: number): Promise<void> {
  await page.setViewportSize({ width: widthPx, height: page.viewportSize()?.height ?? 0 });
}
