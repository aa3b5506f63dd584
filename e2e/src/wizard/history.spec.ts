import { expect, type Locator, type Page } from '@playwright/test';
import { timings } from '@spinreel/config-schema/limits/timings';
import { drag, openCustomization, readPlace, findPoint, openSettings } from '../support/customized-ad.ts';
import { checkScreen } from '../support/check-screen.ts';
import { test } from '../support/test.ts';
import { openWizard } from '../support/wizard.ts';

const undoButton = (page: Page) =>
  page.getByRole('toolbar', { name: 'Ad' }).getByRole('button', { name: 'Undo' });
const redoButton = (page: Page) =>
  page.getByRole('toolbar', { name: 'Ad' }).getByRole('button', { name: 'Redo' });
const isAbout = (button: Locator, hint: string) => expect(button).toHaveAttribute('aria-description', hint);
const saved = (page: Page) => expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
const adName = (page: Page) => page.getByLabel('Ad name');

// Requirement: history.undo
test('a drag, a text and a removed upload are one step each, by keys and buttons, also after a reload', async ({
  page,
}) => {
  await openCustomization(page);
  const before = await readPlace(page, 'Spin button');
  await drag(page, page.getByRole('button', { name: 'Move spin button' }), { x: -40, y: -90 });
  await isAbout(undoButton(page), 'Undo: move spin button and finger pointer');
  const moved = await readPlace(page, 'Spin button');
  await page.getByLabel('Button text', { exact: true }).press('End');
  await page.getByLabel('Button text', { exact: true }).pressSequentially(' now');
  await page.getByRole('button', { name: 'Assets' }).click();
  await page.getByRole('button', { name: 'Remove cover image' }).click();
  await expect(page.getByRole('img', { name: 'Cover image' })).toHaveCount(0);
  await saved(page);

  await page.reload();
  await isAbout(undoButton(page), 'Undo: remove cover image');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undid: remove cover image')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
  await page.getByRole('button', { name: 'Customization' }).click();
  await isAbout(undoButton(page), 'Undo: change button text');
  await undoButton(page).click();
  await expect(page.getByLabel('Button text', { exact: true })).toHaveValue('Spin!');
  await page.keyboard.press('Control+z');
  await expect.poll(() => readPlace(page, 'Spin button')).toEqual(before);
  await isAbout(undoButton(page), 'Nothing to undo');

  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => readPlace(page, 'Spin button')).toEqual(moved);
  await page.keyboard.press('Control+y');
  await expect(page.getByLabel('Button text', { exact: true })).toHaveValue('Spin! now');
  await isAbout(redoButton(page), 'Redo: remove cover image');
  await redoButton(page).click();
  // Without its cover, the ad returns to the first step.
  await expect(page.getByRole('heading', { name: 'Upload Your Assets' })).toBeVisible();
});

test('a slider is one step until it is released @proof', async ({ page }) => {
  await openCustomization(page);
  await page.getByRole('tab', { name: 'Gameplay' }).click();
  await openSettings(page, 'Layout');
  const slider = page.getByRole('slider', { name: 'Video size' });
  await slider.scrollIntoViewIfNeeded();
  const before = await slider.inputValue();
  const { x, y } = await findPoint(slider, 0.5);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 25, y, { steps: 4 });
  await page.waitForTimeout(timings.undoQuietMs + 200);
  await page.mouse.move(x - 50, y, { steps: 4 });
  await page.mouse.up();
  await expect(slider).not.toHaveValue(before);
  await page.keyboard.press('Control+z');
  await expect(slider).toHaveValue(before);
  await isAbout(undoButton(page), 'Nothing to undo');
});

test('in a text field the browser undoes the typing, and then the ad’s undo continues', async ({ page }) => {
  await openWizard(page);
  await saved(page);
  await adName(page).fill('Lucky Friday');
  await adName(page).blur();
  await adName(page).focus();
  await adName(page).press('End');
  await adName(page).pressSequentially('!');
  await adName(page).press('Control+z');
  await expect(adName(page)).toHaveValue('Lucky Friday');
  await adName(page).press('Control+z');
  await expect(adName(page)).toHaveValue('Untitled Ad');
});

// Requirement: history.list
test('the history lists every step and goes to any of them, also by keyboard @proof', async ({ page }) => {
  await openCustomization(page);
  const before = await readPlace(page, 'Spin button');
  await drag(page, page.getByRole('button', { name: 'Move spin button' }), { x: -40, y: -90 });
  await expect.poll(() => readPlace(page, 'Spin button')).not.toEqual(before);
  const moved = await readPlace(page, 'Spin button');
  await page.getByLabel('Button text', { exact: true }).fill('Go!');
  await openSettings(page, 'Outro');
  await page.getByLabel('Outro button text').fill('Get it');
  await saved(page);
  await page.reload();

  await page.getByRole('button', { name: 'History' }).click();
  const drawer = page.getByRole('dialog', { name: 'History' });
  const steps = drawer.getByRole('list', { name: 'Steps' }).getByRole('button');
  await expect(steps).toHaveText([
    /^Outro button text: .* to Get it\d.*Current$/,
    /^Button text: .* to Go!\d/,
    /^Move spin button and finger pointer\d/,
    'Before these steps',
  ]);
  const isCurrent = (index: number) => expect(steps.nth(index)).toHaveAttribute('aria-current', 'step');
  await isCurrent(0);
  await steps.nth(0).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await isCurrent(2);
  await checkScreen(page, 'steps');
  await page.keyboard.press('Escape');
  // Until the drawer has closed, it handles the keys.
  await expect(drawer).toBeHidden();
  await expect.poll(() => readPlace(page, 'Spin button')).toEqual(moved);
  await expect(page.getByLabel('Button text', { exact: true })).toHaveValue('Spin!');
  await openSettings(page, 'Outro');
  await expect(page.getByLabel('Outro button text')).toHaveValue('Download Now!');
  await openSettings(page, 'Button');
  await isAbout(redoButton(page), 'Redo: change button text');
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByLabel('Button text', { exact: true })).toHaveValue('Go!');

  await page.getByRole('button', { name: 'History' }).click();
  await isCurrent(1);
  await steps.last().click();
  await isCurrent(3);
  await steps.first().click();
  await isCurrent(0);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expect.poll(() => readPlace(page, 'Spin button')).toEqual(moved);
  await openSettings(page, 'Outro');
  await expect(page.getByLabel('Outro button text')).toHaveValue('Get it');
});

// Requirement: history.named-versions
test('a version gets a name, can be restored, and the restore can be undone', async ({ page }) => {
  await openWizard(page);
  await adName(page).fill('Before');
  await saved(page);
  await page.getByRole('button', { name: 'History' }).click();
  const drawer = page.getByRole('dialog', { name: 'History' });
  await drawer.getByRole('tab', { name: 'Versions' }).click();
  await drawer.getByLabel('Name the current version').fill('Before new CTA');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer.getByRole('list', { name: 'Versions' })).toContainText('Before new CTA');
  await checkScreen(page, 'versions');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await adName(page).fill('After');
  await saved(page);

  await page.getByRole('button', { name: 'History' }).click();
  await drawer.getByRole('button', { name: 'Restore “Before new CTA”' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(adName(page)).toHaveValue('Before');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(adName(page)).toHaveValue('After');
});
