import { expect, type Page } from '@playwright/test';
import { getWallFrame, openWall } from '../../support/shape-wall.ts';
import { test } from '../../support/test.ts';
import { chooseScope } from './choose-scope.ts';

// Requirement: preview.wall, variants.wizard
test('the wall shows every variant in every language that is chosen, in all shapes', async ({ page }) => {
  await openWall(page, {
    cta: { label: 'Spin!' },
    languages: ['de'],
    variants: [{ id: 'dragons', name: 'Dragons', overrides: { 'cta.label': 'Roar!' } }],
    translations: {
      de: {
        'cta.label': {
          'Spin!': { text: 'Drehen!', isConfirmed: true },
          'Roar!': { text: 'Brüll!', isConfirmed: true },
        },
      },
    },
  });
  await expectLabel(page, 'Spin!');
  await chooseScope(page, 'Variant', 'Dragons');
  await expectLabel(page, 'Roar!');
  await chooseScope(page, 'Language', 'German');
  await expectLabel(page, 'Brüll!');
  await chooseScope(page, 'Variant', 'Base');
  await expectLabel(page, 'Drehen!');
});

async function expectLabel(page: Page, label: string): Promise<void> {
  for (const shape of ['2:3', '9:16', '9:19.5', '3:4', '1:1', 'Landscape'])
    await expect(
      getWallFrame(page, shape).contentFrame().locator('.stage > button').locator('visible=true'),
    ).toHaveText(label);
}
