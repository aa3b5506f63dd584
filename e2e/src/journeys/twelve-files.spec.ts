import { expect, type Locator, type Page } from '@playwright/test';
import { useSampleAd, type UseSampleAdResponse } from '@spinreel/api-contract/samples';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mergeConfig } from '@spinreel/config-schema/ad/merge-config';
import JSZip from 'jszip';
import { createSmallAd } from '../support/customized-ad.ts';
import { downloadFile } from '../support/download-file.ts';
import { test } from '../support/test.ts';
import { openWizard } from '../support/wizard.ts';

/** What a first-time user may need for 12 files. */
const limits = { clicks: 25, texts: 6 };

// Requirement: variants.first-files
test('a first-time user makes 12 files from the sample: 3 variants, 2 languages, 2 networks', async ({
  page,
}) => {
  const used = { clicks: 0, texts: 0 };
  const click = async (target: Locator) => {
    await target.click();
    used.clicks += 1;
  };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    used.texts += 1;
  };
  await openWizard(page);
  await shortenSample(page);
  await click(page.getByRole('button', { name: 'Use the sample' }));
  await expect(page.getByText('Try it with the casino sample')).toBeHidden();

  await click(page.getByRole('link', { name: 'Variants' }));
  await click(page.getByRole('button', { name: 'Add variant' }));
  await type('Fortune Awaits');
  await click(page.getByRole('button', { name: 'Add variant' }));
  await type('Spin to Win');
  await expect(page.getByText('2 variants')).toBeVisible();

  await click(page.getByRole('tab', { name: 'Texts' }));
  await click(page.getByRole('button', { name: 'Choose languages' }));
  await click(page.getByRole('checkbox', { name: 'German' }));
  await page.keyboard.press('Escape');
  await click(page.getByRole('button', { name: 'Fill from the phrase book in German' }));
  await click(page.getByRole('button', { name: 'Accept all in German' }));
  await click(page.getByRole('button', { name: 'Back to the ad' }));

  await click(findStep(page, 'Export'));
  await click(page.getByRole('button', { name: 'Build 12 files' }));
  await expect(page.getByText('12 files ready.')).toBeVisible({ timeout: 600_000 });
  await click(page.getByRole('button', { name: 'Download all' }));
  const { bytes } = await downloadFile(page, () =>
    click(page.getByRole('button', { name: 'Download 12 files' })),
  );
  const { files } = await JSZip.loadAsync(bytes);
  expect(Object.keys(files).filter((name) => /^(meta|moloco)\/.*\.(zip|html)$/.test(name))).toHaveLength(12);
  expect(used.clicks).toBeLessThanOrEqual(limits.clicks);
  expect(used.texts).toBeLessThanOrEqual(limits.texts);
});

/** Replaces the video of the sample with a short one. Encoding that of the sample takes half a minute of a processor. */
async function shortenSample(page: Page): Promise<void> {
  const { config, assets } = await createSmallAd(page);
  const change = { assets: { gameplayVideo: config.assets?.gameplayVideo }, pausePoints: config.pausePoints };
  await page.route(useSampleAd.path(), async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as UseSampleAdResponse;
    const sample = {
      config: mergeConfig<AdConfig>(data.config, change),
      assets: { ...data.assets, ...assets },
    };
    await route.fulfill({ response, json: { success: true, data: sample } });
  });
}

function findStep(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
}
