import { expect } from '@playwright/test';
import type { PublishingCheck } from '@spinreel/api-contract/publishing';
import { summarizeQuality } from '@spinreel/config-schema/messages/publishing-messages';
import { openStep } from '../support/customized-ad.ts';
import { test } from '../support/test.ts';

test('plays the ad on request and says whether it shows the required texts and is likely to work', async ({
  page,
}) => {
  await openStep(page, 5, {
    cta: { storeUrl: 'https://apps.apple.com/app/id0000000000' },
    compliance: { product: 'sweepstakes', market: 'us' },
  });
  await page.getByRole('heading', { name: 'Ready to publish?' }).getByRole('button').click();
  const panel = page.getByRole('region', { name: 'Ready to publish?' });
  await expect(panel.getByText('United States: not allowed everywhere. Not checked yet.')).toBeVisible();
  await expect(panel.getByText('Checked for 2 networks: no issues.', { exact: true })).toBeVisible({
    timeout: 240_000,
  });
  // A busy server asks to come back later, which the panel does by itself.
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/publishing') && answer.ok(), {
    timeout: 290_000,
  });
  await panel.getByRole('button', { name: 'Play and check' }).click();
  const { data } = (await (await answered).json()) as { data: PublishingCheck };
  await expect(panel.getByText(summarizeQuality(data.quality), { exact: true })).toBeVisible();
  await expect(panel.getByText(/^Sweepstakes casino, United States: \d problems? block/)).toBeVisible();
  await expect(panel.getByText('This is not legal advice.')).toBeVisible();
  const missing = data.compliance?.findings.find(({ passed, field }) => !passed && field !== null);
  await expect(panel.getByText(missing?.message ?? 'none', { exact: true })).toBeVisible();
});
