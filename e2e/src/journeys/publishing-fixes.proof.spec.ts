import { test } from '@playwright/test';
import { fixFields } from '@spinreel/config-schema/ad/fields/fix-fields';
import { expectFixLeadsToControl, openChecked } from '../support/checked-ad.ts';

test('every field that a check names leads to a control in view', async ({ page }) => {
  await openChecked(
    page,
    fixFields.map((field) => ({ field, places: [] })),
  );
  for (const field of fixFields) {
    await test.step(field, () => expectFixLeadsToControl(page, field));
  }
});
