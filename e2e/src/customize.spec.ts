import { expect, type Page, test } from '@playwright/test';
import { messages } from '@spinreel/config-schema/messages';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { drag, openCustomization, placeOf, pointOf } from './customized-ad.ts';
import { lookAt } from './looked-at-screen.ts';
import { chooseFile } from './wizard.ts';

const storeUrl = 'https://play.google.com/store/apps/details?id=example';
const place = (page: Page, name: string) => expect.poll(() => placeOf(page, name));
const x = (page: Page, name: string) => expect.poll(async () => (await placeOf(page, name)).x);
const y = (page: Page, name: string) => expect.poll(async () => (await placeOf(page, name)).y);
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` });

test('the step tells what is missing and lets nobody on before it is there', async ({ page }) => {
  await openCustomization(page);
  const next = page.getByRole('button', { name: 'Continue to Preview' });
  const missing = page.getByRole('status').filter({ hasText: 'Before you continue' });
  await expect(missing).toContainText(messages.steps.storeUrlRequired);
  await expect(page.getByLabel('Store URL')).toHaveAttribute('type', 'url');
  await expect(next).toBeDisabled();

  await page.getByLabel('Store URL').fill('http://example.com');
  await page.getByLabel('Store URL').blur();
  await expect(page.getByRole('main').getByText(messages.storeUrl.invalid).last()).toBeVisible();
  await page.getByLabel('Store URL').fill(storeUrl);
  await expect(page.getByText('Ready for the preview')).toBeVisible();
  await expect(next).toBeEnabled();

  await page.getByLabel('Button text', { exact: true }).fill(' ');
  await page.getByLabel('Outro button text').fill('');
  await expect(missing).toContainText(messages.steps.ctaLabelRequired);
  await expect(missing).toContainText(messages.steps.outroLabelRequired);
  await page.getByRole('switch', { name: 'Use a custom button image' }).click();
  await expect(missing).toContainText(messages.steps.finalCtaImageRequired);
  await expect(missing).not.toContainText(messages.steps.outroLabelRequired);
  await chooseFile(page, 'final CTA button image', fixtureMedia.ctaButton.path);
  await expect(missing).not.toContainText(messages.steps.finalCtaImageRequired);
  await expect(next).toBeDisabled();
});

test('fields that mean nothing at the moment cannot be changed', async ({ page }) => {
  await openCustomization(page);
  const setting = (name: string) => page.getByRole('switch', { name, exact: true });
  await expect(page.getByLabel('Cover text', { exact: true })).toHaveValue('Play and Win Big');
  await setting('Show cover text').click();
  await expect(page.getByLabel('Cover text', { exact: true })).toBeDisabled();
  await expect(grip(page, 'cover text')).toHaveCount(0);

  await setting('Show when playback finishes').click();
  await expect(setting('Animate after playback')).toBeEnabled();
  await setting('Show on the outro').click();
  for (const name of ['Animate after playback', 'Animate on the outro'])
    await expect(setting(name)).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Celebration' })).toBeDisabled();
});

test('an element stands where it was dropped, after a reload too, and reset brings back its screen alone', async ({
  page,
}) => {
  await openCustomization(page);
  await drag(page, grip(page, 'spin button'), { x: -40, y: -90 });
  await x(page, 'Spin button').toBeLessThan(45);
  await y(page, 'Spin button').toBeLessThan(50);
  const dropped = await placeOf(page, 'Spin button');
  await page.getByRole('tab', { name: 'Outro' }).click();
  await drag(page, grip(page, 'outro button'), { x: 0, y: -100 });
  await y(page, 'Outro button').toBeLessThan(80);
  const outro = await placeOf(page, 'Outro button');

  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await page.reload();
  await place(page, 'Spin button').toEqual(dropped);
  await page.getByRole('button', { name: 'Reset cover positions' }).click();
  await place(page, 'Spin button').toEqual({ x: 50, y: 58 });
  await expect(page.getByRole('button', { name: 'Reset cover positions' })).toBeDisabled();
  await page.getByRole('tab', { name: 'Outro' }).click();
  await place(page, 'Outro button').toEqual(outro);
});

test('arrow keys move by one pixel of the design, with Shift by ten', async ({ page }) => {
  await openCustomization(page);
  // Chosen in the list, an element takes the keys at once.
  await page.getByRole('list', { name: 'Elements on this screen' }).getByText('Cover text').click();
  await expect(grip(page, 'cover text')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await place(page, 'Cover text').toEqual({ x: 50.3, y: 80 });
  await page.keyboard.press('Shift+ArrowDown');
  await place(page, 'Cover text').toEqual({ x: 50.3, y: 81.5 });
});

test('near the middle a line draws the element, unless Alt is held; Escape puts it back', async ({
  page,
}) => {
  await openCustomization(page);
  const button = grip(page, 'spin button');
  const guides = page.getByTestId('guide');
  await drag(page, button, { x: 4, y: -60 }, { isHeld: true });
  await expect(guides.and(page.locator('[data-axis="x"]'))).toHaveCount(1);
  await x(page, 'Spin button').toBe(50);
  await page.keyboard.down('Alt');
  const held = await pointOf(button, 0.2);
  await page.mouse.move(held.x + 5, held.y);
  await expect(guides).toHaveCount(0);
  await x(page, 'Spin button').toBeGreaterThan(50);
  await page.keyboard.up('Alt');

  await page.keyboard.press('Escape');
  await place(page, 'Spin button').toEqual({ x: 50, y: 58 });
  await page.mouse.up();
  await place(page, 'Spin button').toEqual({ x: 50, y: 58 });
  await expect(page.getByRole('button', { name: 'Reset cover positions' })).toBeDisabled();
});

test('on a split screen button and finger stay in the lower half; the video moves freely and is sized by its corners', async ({
  page,
}) => {
  await openCustomization(page);
  await page.getByRole('tab', { name: 'Gameplay' }).click();
  await drag(page, grip(page, 'spin button'), { x: 0, y: -200 });
  await y(page, 'Spin button').toBe(50);
  await drag(page, grip(page, 'video area'), { x: 0, y: 60 });
  await y(page, 'Video area').toBeGreaterThan(30);

  await expect(page.getByRole('slider', { name: 'Video size' })).toHaveAttribute('aria-valuetext', '100 %');
  await drag(page, page.getByTestId('video-corner').first(), { x: 60, y: 34 });
  await expect(page.getByRole('slider', { name: 'Video size' })).toHaveAttribute(
    'aria-valuetext',
    /^[4-7]0 %$/,
  );
});

test('on a full screen button and finger may stand anywhere, and there is no video area', async ({
  page,
}) => {
  await openCustomization(page, { assets: { gameplayVideo: { splitScreen: false } } });
  await page.getByRole('tab', { name: 'Gameplay' }).click();
  await y(page, 'Finger pointer').toBe(65);
  await drag(page, grip(page, 'spin button'), { x: 0, y: -200 });
  await y(page, 'Spin button').toBeLessThan(40);
  await expect(grip(page, 'video area')).toHaveCount(0);
});

test('an element that may be covered is told in words, and safe zones show by what', async ({ page }) => {
  await openCustomization(page);
  const warning = page.getByRole('status').filter({ hasText: 'May be covered or cut off' });
  await expect(warning).toHaveCount(0);
  await drag(page, grip(page, 'spin button'), { x: 0, y: -400 });
  await expect(warning).toContainText('Spin button reaches into the notch (9:19.5).');

  const zones = page.getByTestId('safe-zone');
  await expect(zones).toHaveCount(0);
  await page.getByRole('switch', { name: 'Safe zones' }).click();
  await expect(zones.filter({ hasText: 'Cut off at 2:3' })).toHaveCount(2);
  await page.getByRole('button', { name: '9:19.5' }).click();
  await expect(zones.filter({ hasText: 'Notch' })).toHaveCount(1);
  await expect(zones.filter({ hasText: 'Home bar' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Reset cover positions' }).click();
  await expect(warning).toHaveCount(0);
});

test('an element that is clicked has its field, and a field with the focus shows its screen', async ({
  page,
}) => {
  await openCustomization(page);
  await grip(page, 'spin button').click({ position: { x: 12, y: 12 } });
  await expect(page.getByLabel('Button text', { exact: true })).toBeFocused();
  await page.getByLabel('Outro button text').focus();
  await expect(page.getByRole('tab', { name: 'Outro' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Button text', { exact: true }).focus();
  await expect(page.getByRole('tab', { name: 'Cover' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Gameplay' }).click();
  await page.getByLabel('Button text', { exact: true }).focus();
  await expect(page.getByRole('tab', { name: 'Gameplay' })).toHaveAttribute('aria-selected', 'true');
});

test('samples are listened to one at a time; what cannot be played stops silently', async ({ page }) => {
  await openCustomization(page);
  await page.getByRole('button', { name: 'Play Casino Excitement' }).click();
  await expect(page.getByRole('progressbar', { name: 'Heard of Casino Excitement' })).not.toHaveAttribute(
    'aria-valuenow',
    '0',
  );
  await page.getByRole('button', { name: 'Pause Casino Excitement' }).click();
  await expect(page.getByRole('button', { name: 'Play Casino Excitement' })).toBeVisible();
  await page.getByRole('button', { name: 'Play Casino Excitement' }).click();
  await page.getByRole('button', { name: 'Play Winning Streak' }).click();
  await expect(page.getByRole('button', { name: 'Pause Winning Streak' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play Casino Excitement' })).toBeVisible();

  await page.route('**/api/upload/sample', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Play Lucky Spin' }).click();
  await expect(page.getByRole('button', { name: 'Pause Winning Streak' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play Lucky Spin' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use Lucky Spin' }).click();
  await expect(page.getByRole('alert')).toContainText(messages.upload.sampleLoadFailed);
});

test('music is a sample or a track of one’s own, as loud as wanted, and can be taken away', async ({
  page,
}) => {
  await openCustomization(page);
  await page.getByRole('button', { name: 'Use Jackpot Dreams' }).click();
  await expect(page.getByRole('button', { name: 'Jackpot Dreams is used' })).toBeDisabled();
  const volume = page.getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveAttribute('aria-valuetext', '30 %');
  await volume.focus();
  await page.keyboard.press('ArrowRight');
  await expect(volume).toHaveAttribute('aria-valuetext', '40 %');

  await chooseFile(page, 'background music', fixtureMedia.cover.path);
  await expect(page.getByRole('alert')).toContainText(messages.upload.audioFormat);
  await chooseFile(page, 'background music', fixtureMedia.music1.path);
  await expect(page.getByRole('button', { name: 'Use Jackpot Dreams' })).toBeEnabled();
  await page.getByRole('button', { name: 'Remove background music' }).click();
  await expect(volume).toHaveCount(0);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
])
  test(`the step holds together at ${viewport.width} pixels and keeps the rules of accessibility`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openCustomization(page);
    await lookAt(page, `cover-${viewport.width}`);
    await page.getByRole('tab', { name: 'Gameplay' }).click();
    await page.getByRole('switch', { name: 'Safe zones' }).click();
    await drag(page, grip(page, 'video area'), { x: 0, y: -60 });
    await lookAt(page, `gameplay-${viewport.width}`);
  });
