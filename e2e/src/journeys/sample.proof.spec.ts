import { expect } from '@playwright/test';
import type { PublishingCheck } from '@spinreel/api-contract/publishing';
import { networks } from '@spinreel/exporters/networks/index';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { downloadFile } from '../support/download-file.ts';
import { accessPassword } from '../support/servers/served-product.ts';
import { test } from '../support/test.ts';

const maxClicks = 12;

test('a newcomer goes from the front page to a finished ZIP of the sample in at most twelve clicks, and it is excellent', async ({
  page,
}) => {
  let clicks = 0;
  const click = async (role: 'button' | 'link', name: string) => {
    clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  await page.goto('/');
  await click('button', 'Create Ad');
  await page.getByLabel('Password', { exact: true }).fill(accessPassword);
  await click('button', 'Unlock');
  await click('button', 'Use the sample');
  await click('link', 'Go to export');
  await expect(page.getByRole('heading', { name: 'Export Your Ad' })).toBeVisible();
  await click('button', 'ZIP');
  await expect(page.getByText('Export Complete!')).toBeVisible({ timeout: 240_000 });
  const { name, bytes } = await downloadFile(page, () => click('link', 'Download Ad'));
  expect(clicks).toBeLessThanOrEqual(maxClicks);
  const verdict = await checkFile({ bytes, fileName: name, network: networks.meta });
  expect(verdict.findings.filter((finding) => !finding.passed)).toEqual([]);

  // A busy server asks to come back later, which the panel does by itself.
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/publishing') && answer.ok(), {
    timeout: 290_000,
  });
  await page.getByRole('button', { name: 'Ready to publish?' }).click();
  await page.getByRole('button', { name: 'Play and check' }).click();
  const { data } = (await (await answered).json()) as { data: PublishingCheck };
  const improvable = data.quality.measures.filter(({ status }) => status !== 'good');
  expect(improvable.map(({ id, message }) => [id, message])).toEqual([]);
  expect(data.quality).toMatchObject({ score: 100, grade: 'excellent' });
});
