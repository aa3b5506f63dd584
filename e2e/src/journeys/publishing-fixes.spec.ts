import { expect, test, type Page } from '@playwright/test';
import type { PublishingCheck } from '@spinreel/api-contract/publishing';
import { fixFields, type FixField } from '@spinreel/config-schema/ad/fields/fix-fields';
import { complianceElements } from '@spinreel/config-schema/compliance/compliance-elements';
import { placementScreens } from '@spinreel/config-schema/options/options';
import { openCustomization, openSettings } from '../support/customized-ad.ts';

type Places = PublishingCheck['quality']['measures'][number]['places'];

/** The accessible name of the control that each field is changed with. */
const controls: Readonly<Record<FixField, string | RegExp>> = {
  'assets.coverImage': /cover image$/,
  'assets.gameplayVideo': /gameplay video$/,
  'assets.backgroundMusic.volume': 'Volume',
  pausePoints: 'Playhead',
  'cta.color': /^Button color/,
  'cta.buttonStyle': /./,
  'cta.showFingerPointer': 'Show finger pointer',
  'cta.positions': 'Move spin button',
  'outro.color': /^Outro button color/,
  'compliance.market': /^Market/,
  'compliance.preset': /^Preset/,
  'compliance.positions.ageMark': 'Move age mark',
  'compliance.positions.legalText': 'Move legal text',
  'compliance.elements.ageMark': 'Text of the age mark',
  'compliance.elements.responsibleGaming': 'Text of the responsible-gaming line',
  'compliance.elements.helpline': 'Text of the helpline',
  'compliance.elements.terms': 'Text of the terms line',
  'compliance.elements.noPurchaseNecessary': 'Text of the "no purchase necessary" line',
  'compliance.elements.noRealMoney': 'Text of the "no real money or prizes" line',
};

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** What is visible of the focused control. The input of a slider is not: its handle is. */
const visibleControl = 'main :focus:not([type="range"]), main :has(> [type="range"]:focus)';

// Requirement: publishing.panel
test('every field that a check names leads to a control in view, on a desktop and on a phone', async ({
  page,
}) => {
  await openChecked(
    page,
    fixFields.map((field) => ({ field, places: [] })),
  );
  for (const field of fixFields) {
    await test.step(field, async () => {
      await page.setViewportSize(desktop);
      await followFix(page, field);
      await expectFocusInView(page, field);
      await page.goBack();
    });
  }
  // One field of each kind of control: a tab's, one on the stage, one of a list and one of another step.
  for (const field of ['cta.color', 'cta.positions', 'compliance.elements.terms', 'pausePoints'] as const) {
    await test.step(`${field} on a phone`, async () => {
      await page.setViewportSize(phone);
      await followFix(page, field);
      await expectFocusInView(page, field);
      await page.goBack();
    });
  }
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

async function expectFocusInView(page: Page, field: FixField): Promise<void> {
  await expect(page.locator('main :focus')).toHaveAccessibleName(controls[field]);
  await expect(page.locator(visibleControl)).toBeInViewport({ ratio: 0.5 });
}

/** Opens the export step of an ad that shows every required text, after a check that names these fields. */
async function openChecked(page: Page, named: readonly { field: FixField; places: Places }[]): Promise<void> {
  const data = createCheck(named);
  await page.route('**/api/export/*/publishing', (route) => route.fulfill({ json: { success: true, data } }));
  const texts = complianceElements.map((id) => [
    id,
    { texts: { en: id === 'ageMark' ? '18+' : 'Play responsibly.' }, screens: [...placementScreens] },
  ]);
  await openCustomization(page, {
    cta: { storeUrl: 'https://apps.apple.com/app/id0000000000' },
    compliance: { product: 'social-casino', market: 'at', elements: Object.fromEntries(texts) },
  });
  await openSettings(page, 'Music');
  await page.getByRole('button', { name: 'Use Jackpot Dreams' }).click();
  await expect(page.getByRole('button', { name: 'Jackpot Dreams is used' })).toBeDisabled();
  await page.goto(page.url().replace('step=3', 'step=5'));
  await page.getByRole('button', { name: 'Play and check' }).click();
}

async function followFix(page: Page, field: FixField): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ hasText: `Change ${field}.` })
    .last()
    .getByRole('button', { name: /^Go to / })
    .click();
}

function createCheck(named: readonly { field: FixField; places: Places }[]): PublishingCheck {
  const measures = named.map(({ field, places }) => ({
    id: field,
    label: field,
    value: 6.1,
    unit: 's' as const,
    valueText: '6.1 s',
    targetText: 'at most 5 s',
    status: 'poor' as const,
    isWarning: false,
    message: `${field} is poor.`,
    fix: `Change ${field}.`,
    field,
    places,
    source: { label: 'A study', url: null },
  }));
  return {
    network: 'meta',
    label: 'Meta Ads',
    sha256: 'a1'.repeat(32),
    fileSize: 1_000_000,
    compliance: null,
    quality: { score: 10, grade: 'poor', measures },
  };
}
