import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from '../../support/check-screen.ts';
import { getScreenTab, openCustomization, readPlace } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';

const onButton = { coverTextPositions: { cover: { x: 0.5, y: 0.58 } } };
const overlap = 'The cover text overlaps the spin button.';

// Requirement: placement.collisions
test('a collision is outlined and named, its link selects the element, and one press moves it apart', async ({
  page,
}) => {
  await openCustomization(page, onButton);
  const { line, link } = findLine(page);
  await expect(link).toHaveText(overlap);
  await expect(getHandle(page, 'cover text')).toHaveAttribute('data-colliding');
  await expect(getHandle(page, 'spin button')).toHaveAttribute('data-colliding');
  await link.click();
  await expect(getHandle(page, 'cover text')).toBeFocused();
  await line.getByRole('button', { name: 'Move apart' }).first().click();
  await expect(line.getByText(overlap)).toHaveCount(0);
  expect((await readPlace(page, 'Cover text')).y).not.toBe(58);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(link).toHaveText(overlap);
});

// Requirement: placement.collisions
test('names the main part of the cover and outlines it @proof', async ({ page }) => {
  await openCustomization(page);
  const { link } = findLine(page);
  await expect(link).toHaveText('The spin button covers the main part of the cover.');
  await expect(page.getByTestId('covered-part')).toHaveCount(1);
  await getScreenTab(page, 'Gameplay').click();
  await expect(page.getByTestId('covered-part')).toHaveCount(0);
  await expect(link).toHaveCount(0);
});

// Requirement: placement.collisions
test('a collision in another shape is named, and its link shows that shape @proof', async ({ page }) => {
  await openCustomization(page, {
    cta: { positions: { cover: { x: 0.5, y: 0.94 } }, showFingerPointer: false },
    landscapePositions: { cover: { text: { x: 0.73, y: 0.6 }, button: { x: 0.73, y: 0.6 } } },
    coverTextPositions: { cover: { x: 0.5, y: 0.8 } },
  });
  const { line } = findLine(page);
  const link = line.getByRole('button', { name: overlap });
  await expect(line).toContainText('In landscape.');
  await link.click();
  await expect(page.getByRole('button', { name: 'Landscape', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(getHandle(page, 'cover text')).toHaveAttribute('data-colliding');
});

test('the notice fits into every window @proof', async ({ page }) => {
  await openCustomization(page, onButton);
  await expect(findLine(page).link).toBeVisible();
  // Handles that overlap are small targets, too. That is what the line is about.
  await checkAtAllWidths(page, 'collisions', '[aria-label="What overlaps or is cut off"]');
});

function getHandle(page: Page, name: string) {
  return page.getByRole('button', { name: `Move ${name}`, exact: true });
}

/** The notice of collisions, and its first link. */
function findLine(page: Page) {
  const line = page.getByRole('list', { name: 'What overlaps or is cut off' });
  return { line, link: line.getByRole('button').first() };
}
