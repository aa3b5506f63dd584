import { expect, type Locator, type Page } from '@playwright/test';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { openStep } from './customized-ad.ts';
import { tapInFrame } from './tap-in-frame.ts';

/** Opens the wall of a new ad whose earlier steps are complete. `change` is merged into its config. */
export async function openWall(page: Page, change: ConfigChange<AdConfig> = {}): Promise<void> {
  const complete: AdConfig = { cta: { storeUrl: 'https://example.com/app' } };
  await openStep(page, 4, mergeConfig<AdConfig>(complete, change), '&shapes=all');
  await expect(page.getByRole('group', { name: 'All shapes', exact: true })).toBeVisible();
}

/** Returns the frame of a shape. */
export function getWallFrame(page: Page, shape: string): Locator {
  return page.locator(`iframe[title="Ad in ${shape}"]`);
}

/** Taps the visible button of a shape's ad. */
export async function tapInWall(page: Page, shape: string): Promise<void> {
  const frame = getWallFrame(page, shape);
  await frame.scrollIntoViewIfNeeded();
  const button = frame.contentFrame().locator('.stage > button').locator('visible=true');
  await expect(button).toHaveCount(1);
  await tapInFrame(frame, button);
}

/** What the video of each shape does. */
export async function readVideos(page: Page, shapes: readonly string[]) {
  return Promise.all(
    shapes.map(async (shape) => {
      const video = getWallFrame(page, shape).contentFrame().locator('video');
      return video.evaluate(({ currentTime, paused, muted }: HTMLVideoElement) => ({
        seconds: currentTime,
        atMs: Date.now(),
        isPaused: paused,
        isMuted: muted,
      }));
    }),
  );
}
