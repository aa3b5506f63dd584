import { expect, type Page } from '@playwright/test';
import type { PublishingCheck } from '@spinreel/api-contract/publishing';
import type { FixField } from '@spinreel/config-schema/ad/fields/fix-fields';
import { complianceElements } from '@spinreel/config-schema/compliance/compliance-elements';
import { placementScreens } from '@spinreel/config-schema/options/options';
import { openCustomization, openSettings } from './customized-ad.ts';

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

/** What is visible of the focused control. The input of a slider is not: its handle is. */
const visibleControl = 'main :focus:not([type="range"]), main :has(> [type="range"]:focus)';

/** Follows the link of a field, checks that its control has the focus and is in view, and goes back. */
export async function expectFixLeadsToControl(page: Page, field: FixField): Promise<void> {
  await followFix(page, field);
  await expect(page.locator('main :focus')).toHaveAccessibleName(controls[field]);
  await expect(page.locator(visibleControl)).toBeInViewport({ ratio: 0.5 });
  await page.goBack();
}

/** Opens the export step of an ad that shows every required text, after a check that names these fields. */
export async function openChecked(
  page: Page,
  named: readonly { field: FixField; places: Places }[],
): Promise<void> {
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
  await page.getByRole('button', { name: 'Ready to publish?' }).click();
  await page.getByRole('button', { name: 'Play and check' }).click();
}

/** Follows the link of a field to its control. */
export async function followFix(page: Page, field: FixField): Promise<void> {
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
    quality: { score: 10, grade: 'poor', unscored: null, measures },
  };
}
