import { expect } from '@playwright/test';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeNearLimitVideo } from '@spinreel/fixtures/odd/odd-videos';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { networks } from '@spinreel/exporters/networks/index';
import { downloadFile } from '../support/download-file.ts';
import { test } from '../support/test.ts';
import { continueTo, openWizard, uploadCoverAndVideo } from '../support/wizard.ts';

test('a source video just below the upload limit still exports within the networks’ limits', async ({
  page,
}) => {
  const video = await makeNearLimitVideo();
  await openWizard(page);
  await uploadCoverAndVideo(page, { cover: fixtureMedia.cover.path, video });
  await continueTo(page, 'Continue to Timeline', 'Configure Interaction Points');
  await page.getByRole('radio', { name: 'Straight Play' }).click();
  await continueTo(page, 'Continue to Customization', 'Customize Your Ad');
  await page.getByLabel('Store URL').fill('https://apps.apple.com/app/id0000000000');
  await continueTo(page, 'Continue to Preview', 'Preview Your Ad');
  await continueTo(page, 'Continue to Export', 'Export Your Ad');
  const html = await downloadFile(page, () => page.getByRole('button', { name: /HTML/ }).first().click());
  const verdict = await checkFile({ bytes: html.bytes, fileName: html.name, network: networks.moloco });
  expect(verdict.findings.filter((finding) => !finding.passed)).toEqual([]);
  const meta = page.getByRole('article', { name: 'Meta Ads' });
  await meta.getByRole('button', { name: /ZIP/ }).click();
  await expect(meta.getByText('Export Complete!')).toBeVisible({ timeout: 600_000 });
});
