import { expect, type Page } from '@playwright/test';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { placementScreens } from '@spinreel/config-schema/options/options';
import { openStep } from './customized-ad.ts';
import { continueTo, openWizard } from './wizard.ts';

const screens = [...placementScreens];

/** The later steps show a small ad, because the files of the sample take a minute to encode. */
const smallAd: AdConfig = {
  cta: {
    storeUrl: 'https://apps.apple.com/app/id0000000000',
    coverText: 'Play and Win Big',
    showCoverText: true,
    showSpinCountdown: true,
    showFingerPointer: true,
    animationType: 'coins',
  },
  compliance: {
    elements: {
      ageMark: { texts: { en: '18+' }, screens },
      terms: { texts: { en: 'Terms apply.' }, screens },
    },
  },
};

/** Called for a screen. `part` is the selector of what is new on it, if an earlier screen has the rest. */
type LookAtScreen = (screen: string, part?: string) => Promise<void>;

/** What is open above a screen that was visited before. */
const dialog = '[role=dialog]';

/** Visits every screen in its usual states, and calls `look` for each. */
export async function tourScreens(page: Page, look: LookAtScreen): Promise<void> {
  await page.goto('/');
  await look('0-home');
  await page.getByRole('button', { name: 'Create Ad' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('0-gate', dialog);
  await page.keyboard.press('Escape');

  await openWizard(page);
  await look('1-assets-empty');
  await page.getByRole('button', { name: 'Use the sample' }).click();
  await expect(page.getByText('Sample loaded')).toBeVisible();
  await look('1-assets');
  await tourVariants(page, look);

  await openStep(page, 2, smallAd);
  await page.getByRole('radio', { name: 'Single Spin' }).click();
  await look('2-timeline-empty');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('radio', { name: 'Double Spin' })).toBeChecked();
  // Otherwise the message leaves while some later screen is checked, depending on the machine.
  await expect(page.getByText(/^Undid/)).toBeHidden();
  await look('2-timeline');

  await continueTo(page, 'Continue to Customization', 'Customize Your Ad');
  const storeUrl = page.getByLabel('Store URL');
  const given = await storeUrl.inputValue();
  await storeUrl.fill('');
  await look('3-customization-missing');
  // The history lists this change.
  await storeUrl.fill(`${given}1`);
  await look('3-customization');

  await continueTo(page, 'Continue to Preview', 'Preview Your Ad');
  await expect(
    page.frameLocator('iframe[title="Ad preview"]').getByRole('button', { name: 'Spin!' }),
  ).toBeVisible({
    timeout: 240_000,
  });
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the preview' })).toBeVisible();
  // By key, because in a low window the bar may cover it, and it is never stable.
  await page
    .frameLocator('iframe[title="Ad preview"]')
    .getByRole('button', { name: 'Spin!' })
    .first()
    .press('Enter');
  await expect(page.getByRole('log', { name: 'Events of the ad' }).getByText(/^Pause at frame/)).toBeVisible({
    timeout: 240_000,
  });
  await look('4-preview');

  await continueTo(page, 'Continue to Export', 'Export Your Ad');
  await page.getByRole('button', { name: 'Ready to publish?' }).click();
  await look('5-export');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await look('5-keys', dialog);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
  await look('5-steps', dialog);
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByRole('list', { name: 'Versions' })).toBeVisible();
  await look('5-versions', dialog);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export ZIP' }).click();
  await expect(page.getByText('Export Complete!')).toBeVisible({ timeout: 240_000 });
  await openReports(page);
  await look('5-exported');
  await page.getByRole('button', { name: 'Choose networks' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose networks' })).toBeVisible();
  await look('5-networks', dialog);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'My ads' }).click();
  await expect(page.getByRole('heading', { name: 'My ads' })).toBeVisible();
  await look('6-my-ads');
  await page.goto('/create?ad=nothing-of-this-name');
  await expect(page.getByRole('heading', { name: 'There is no such ad' })).toBeVisible();
  await look('6-no-such-ad');
}

/** Visits the tables of variants and of texts, before and after the first one. */
async function tourVariants(page: Page, look: LookAtScreen): Promise<void> {
  await page.getByRole('link', { name: 'Variants' }).click();
  await expect(page.getByRole('heading', { name: 'No variants yet' })).toBeVisible();
  await look('1-no-variants');
  await page.getByRole('button', { name: 'Add variant' }).click();
  await expect(page.getByRole('grid', { name: 'Variants' })).toBeVisible();
  await look('1-variants');
  await page.getByRole('tab', { name: 'Texts' }).click();
  await page.getByRole('button', { name: 'Choose languages' }).click();
  await page.getByRole('checkbox', { name: 'German' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid', { name: 'Texts' })).toBeVisible();
  await look('1-texts');
  await page.goBack();
}

/** Opens the rows of both networks, and shows their rules one by one. */
async function openReports(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Moloco', exact: true }).click();
  const reports = page.getByText(/rules passed/);
  await expect(reports).toHaveCount(2, { timeout: 240_000 });
  for (const report of await reports.all()) await report.click();
}
