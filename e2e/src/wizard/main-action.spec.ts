import { expect, type Page } from '@playwright/test';
import { openCustomization, openSettings } from '../support/customized-ad.ts';
import { test } from '../support/test.ts';
import { openWizard } from '../support/wizard.ts';

test('while the next step can be opened, only its button is gold, also where texts are suggested', async ({
  page,
}) => {
  await openCustomization(page, {
    cta: { storeUrl: 'https://apps.apple.com/app/id0000000000' },
    networks: ['applovin', 'tiktok'],
  });
  await openSettings(page, 'Legal');
  await page.getByRole('button', { name: /^Social casino/ }).click();
  const use = page.getByRole('button', { name: 'Use these texts' });
  await expect(use).toBeVisible();
  expect(await listGoldControls(page)).toEqual(['Continue to Preview']);
  await use.click();
  await expect(page.getByRole('button', { name: 'Add to the ad' })).toBeVisible();
  expect(await listGoldControls(page)).toEqual(['Continue to Preview']);
});

test('only one button of the first step is gold, before and after the sample is loaded @proof', async ({
  page,
}) => {
  await openWizard(page);
  expect(await listGoldControls(page)).toEqual(['Use the sample']);
  await page.getByRole('button', { name: 'Use the sample' }).click();
  await expect(page.getByRole('link', { name: 'Go to export' })).toBeVisible();
  expect(await listGoldControls(page)).toEqual(['Continue to Timeline']);
});

/** Returns the texts of the buttons and links with a gold background. */
async function listGoldControls(page: Page): Promise<string[]> {
  return await page.locator('button:visible, a:visible').evaluateAll((controls) => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.color = 'var(--gold)';
    const gold = getComputedStyle(sample).color;
    sample.remove();
    return controls
      .filter((control) => getComputedStyle(control).backgroundImage.includes(gold))
      .map((control) => control.textContent);
  });
}
