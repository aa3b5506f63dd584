import { expect, type Page } from '@playwright/test';
import { drag, openCustomization, getScreenTab } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';

const getHandle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` });
const getSize = (page: Page, name: string) => page.getByRole('textbox', { name: `${name} size` });

// Requirement: placement.sizes
test('a corner resizes the selected element in one step, also after a reload; so do plus, minus and a number, and reset restores the screen', async ({
  page,
}) => {
  await openCustomization(page);
  await getHandle(page, 'cover text').click({ position: { x: 20, y: 10 } });
  const before = await getHandle(page, 'cover text').boundingBox();
  const corners = page.getByTestId('size-corner');
  await expect(corners).toHaveCount(4);
  await drag(page, corners.last(), { x: -72, y: -4 }, { isHeld: true });
  await expect(getSize(page, 'Cover text')).toHaveValue(/^[5-7]\d$/);
  const after = await getHandle(page, 'cover text').boundingBox();
  expect(after!.width).toBeLessThan(before!.width - 40);
  await page.mouse.up();
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  const size = await getSize(page, 'Cover text').inputValue();
  await page.reload();
  await getHandle(page, 'cover text').click({ position: { x: 20, y: 10 } });
  await expect(getSize(page, 'Cover text')).toHaveValue(size);
  // By key, because the panel scrolls to the fields of what was clicked.
  await page.getByRole('button', { name: 'Reset cover text size to 100 %' }).press('Enter');
  await expect(getSize(page, 'Cover text')).toHaveValue('100');
  await page.keyboard.press('Control+z');
  await expect(getSize(page, 'Cover text')).toHaveValue(size);

  await getScreenTab(page, 'Outro').click();
  const button = getHandle(page, 'outro button');
  const buttonBefore = await button.boundingBox();
  await button.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await expect(getSize(page, 'Outro button')).toHaveValue('105');
  await getSize(page, 'Outro button').fill('150');
  await expect
    .poll(async () => (await button.boundingBox())!.height)
    .toBeGreaterThan(buttonBefore!.height * 1.3);
  await page.getByRole('button', { name: 'Reset outro positions and sizes' }).click();
  await expect(getSize(page, 'Outro button')).toHaveValue('100');
});

// Requirement: placement.sizes
test('the legal text has no size @proof', async ({ page }) => {
  const terms = { texts: { en: 'Terms apply.' }, screens: ['cover' as const] };
  await openCustomization(page, { compliance: { elements: { terms } } });
  await getHandle(page, 'legal text').focus();
  await expect(page.getByTestId('size-corner')).toHaveCount(0);
  await page.keyboard.press('+');
  await expect(page.getByRole('textbox', { name: /size$/ })).toHaveCount(0);
});
