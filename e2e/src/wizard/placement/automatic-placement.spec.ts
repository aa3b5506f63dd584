import { expect, type Page } from '@playwright/test';
import { makeSmallCover } from '@spinreel/fixtures/make-small-cover';
import { makeSmallSlotClip } from '@spinreel/fixtures/make-small-slot-clip';
import { openCustomization, openSettings, readPlace } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';
import { continueTo, openWizard, uploadCoverAndVideo } from '../../support/wizard.ts';

const byDefault = { x: 50, y: 58 };
const automatic = (page: Page) => page.getByRole('button', { name: 'Place automatically' });

// Requirement: placement.automatic
test('the elements of a new cover leave its main part free, as one step that can be undone', async ({
  page,
}) => {
  await openWizard(page);
  await uploadCoverAndVideo(page, { cover: await makeSmallCover(), video: await makeSmallSlotClip() });
  await continueTo(page, 'Continue to Timeline', 'Configure Interaction Points');
  await page.getByRole('radio', { name: 'Straight Play' }).click();
  await continueTo(page, 'Continue to Customization', 'Customize Your Ad');
  await expect(page.getByText('Text and button were placed')).toBeVisible();
  // The reels and the coins of the sample cover end at 71 %.
  await expect.poll(async () => (await readPlace(page, 'Spin button')).y).toBeGreaterThan(74);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => readPlace(page, 'Spin button')).toEqual(byDefault);
});

// Requirement: placement.automatic
test('the elements of a stored ad stay until they are placed by a press @proof', async ({ page }) => {
  await openCustomization(page, { coverTextPositions: { cover: { x: 0.5, y: 0.06 } } });
  await openSettings(page, 'Layout');
  await expect(automatic(page)).toBeEnabled();
  expect(await readPlace(page, 'Spin button')).toEqual(byDefault);
  // The text has another height until its font is loaded.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const text = await readPlace(page, 'Cover text');
  await automatic(page).click();
  await expect.poll(async () => (await readPlace(page, 'Spin button')).y).toBeGreaterThan(74);
  expect(await readPlace(page, 'Cover text')).toEqual(text);
});
