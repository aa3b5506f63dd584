import { expect, type Page } from '@playwright/test';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makePageRecording, pageRecordingEdge } from '@spinreel/fixtures/make-page-recording';
import { makeSmallCover } from '@spinreel/fixtures/make-small-cover';
import { getScreenTab, openCustomization, openSettings, readPlace } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';
import { chooseFile, continueTo, openWizard, uploadCoverAndVideo } from '../../support/wizard.ts';

const composition = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Composition' }).getByRole('radio', { name });
const card = (page: Page) => page.getByTestId('stage').locator('.card');
const image = (page: Page) => page.getByTestId('stage').locator('img.outro');

// Requirement: customize.outro-composition
test('an outro is a win card until it has an image, and the composition can be changed by keyboard', async ({
  page,
}) => {
  await openCustomization(page);
  await openSettings(page, 'Outro');
  await expect(getScreenTab(page, 'Outro')).toHaveAttribute('aria-selected', 'true');
  await expect(composition(page, 'Win card')).toBeChecked();
  await expect(card(page)).toBeVisible();

  await composition(page, 'Image').click();
  await expect(page.getByText('If empty, the win card is shown.')).toBeVisible();
  await expect(card(page)).toBeVisible();
  await chooseFile(page, 'outro image', fixtureMedia.outro.path);
  await expect(image(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);

  await composition(page, 'Image').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(composition(page, 'Win card')).toBeChecked();
  await expect(card(page)).toBeVisible();
  await expect(image(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(image(page)).toBeVisible();
});

// Requirement: customize.outro-composition
test('the stage keeps the card off the button, with the badge on its upper edge @proof', async ({ page }) => {
  await openCustomization(page);
  await openSettings(page, 'Badge');
  await chooseFile(page, 'winning badge image', fixtureMedia.badge.path);
  await openSettings(page, 'Outro');
  const stage = page.getByTestId('stage');
  for (const shape of ['9:16', '2:3', 'Landscape']) {
    await page.getByRole('button', { name: shape, exact: true }).click();
    await expect(async () => {
      const read = async (selector: string) => (await stage.locator(selector).boundingBox())!;
      const [frame, badge, button] = [
        await read('.card'),
        await read('.badge'),
        (await page.getByRole('button', { name: 'Move outro button' }).boundingBox())!,
      ];
      expect(badge.y).toBeLessThan(frame.y);
      expect(badge.y + badge.height).toBeGreaterThan(frame.y);
      expect(badge.y + badge.height).toBeLessThan(frame.y + frame.height / 2);
      const isApart =
        shape === 'Landscape' ? frame.x + frame.width < button.x : frame.y + frame.height < button.y;
      expect(isApart).toBe(true);
    }).toPass();
  }
});

// Requirement: playback.outro-background
test('behind the card, the stage and the ad continue the game of a recording instead of the page around it @proof', async ({
  page,
}) => {
  await openWizard(page);
  await uploadCoverAndVideo(page, { cover: await makeSmallCover(), video: await makePageRecording() });
  await continueTo(page, 'Continue to Timeline', 'Configure Interaction Points');
  await page.getByRole('radio', { name: 'Straight Play' }).click();
  await continueTo(page, 'Continue to Customization', 'Customize Your Ad');
  await page.getByLabel('Store URL').fill('https://apps.apple.com/app/id0000000000');
  await getScreenTab(page, 'Outro').click();
  const edge = page.getByTestId('stage').locator('.soft img');
  await expect
    .poll(() => edge.evaluate(({ style }) => parseFloat(style.transformOrigin)))
    .toBeCloseTo(100 * (pageRecordingEdge + 0.01), 0);
  await continueTo(page, 'Continue to Preview', 'Preview Your Ad');
  const config = page.frameLocator('iframe[title="Ad preview"]').locator('#ad-config');
  await expect
    .poll(
      async () => (JSON.parse((await config.textContent()) ?? '') as { video: { edge: number } }).video.edge,
    )
    .toBeCloseTo(pageRecordingEdge + 0.01, 2);
});

// Requirement: customize.outro-headline
test('a headline is typed in the panel, shown on the stage and moved there @proof', async ({ page }) => {
  await openCustomization(page, { cta: { textCase: 'upper-case' } });
  await openSettings(page, 'Outro');
  const handle = page.getByRole('button', { name: 'Move outro headline' });
  await expect(handle).toHaveCount(0);
  await page.getByLabel('Outro headline (optional)').fill('You won');
  await expect(handle).toBeVisible();
  await expect(page.getByTestId('stage').locator('.text .ink').filter({ hasText: 'YOU WON' })).toBeVisible();
  // A place of the ad, because pixels of the window also change when the page is scrolled or a font arrives.
  const before = await readPlace(page, 'Outro headline');
  await handle.press('Shift+ArrowUp');
  await expect.poll(async () => (await readPlace(page, 'Outro headline')).y).toBeLessThan(before.y);
  const undo = page.getByRole('toolbar', { name: 'Ad' }).getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-description', 'Undo: move outro headline');
  await undo.click();
  await expect.poll(() => readPlace(page, 'Outro headline')).toEqual(before);
});
