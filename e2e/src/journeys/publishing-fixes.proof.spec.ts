import { expect } from '@playwright/test';
import { fixFields } from '@spinreel/config-schema/ad/fields/fix-fields';
import { expectFixLeadsToControl, followFix, openChecked } from '../support/checked-ad.ts';
import { test } from '../support/test.ts';

const phone = { width: 390, height: 844 };

/** One field of each kind of control: a tab's with messages below it, one on the stage, one of a list and one of another step. */
const phoneFields = ['outro.color', 'cta.positions', 'compliance.elements.terms', 'pausePoints'] as const;

// Requirement: publishing.panel
test('every field that a check names leads to a control in view, on a desktop and on a phone', async ({
  page,
}) => {
  await openChecked(
    page,
    fixFields.map((field) => ({ field, places: [] })),
  );
  for (const field of fixFields) await test.step(field, () => expectFixLeadsToControl(page, field));
  await page.setViewportSize(phone);
  for (const field of phoneFields)
    await test.step(`${field} on a phone`, () => expectFixLeadsToControl(page, field));
});

// Requirement: publishing.panel
test('a problem leads to the element on its screen and in its shape, or to all shapes if the stage lacks it', async ({
  page,
}) => {
  await openChecked(page, [
    { field: 'cta.positions', places: [{ screen: 'outro', shapeId: '9:16' }] },
    { field: 'compliance.positions.legalText', places: [{ screen: 'gameplay', shapeId: '16:9' }] },
    { field: 'compliance.positions.ageMark', places: [{ screen: 'cover', shapeId: '1:1' }] },
  ]);
  await expect(page.getByRole('button', { name: 'Go to the outro button' })).toBeVisible();
  await followFix(page, 'cta.positions');
  await expect(page.getByRole('group', { name: 'outro screen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move outro button' })).toBeFocused();
  await page.goBack();
  await followFix(page, 'compliance.positions.legalText');
  await expect(page.getByRole('group', { name: 'gameplay screen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Landscape', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Move legal text' })).toBeFocused();
  await page.goBack();
  await page.getByRole('button', { name: 'See it in all shapes' }).click();
  await expect(page.getByRole('group', { name: 'All shapes', exact: true })).toBeVisible();
});
