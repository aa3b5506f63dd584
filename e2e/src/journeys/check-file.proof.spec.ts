import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { publishingTitles } from '@spinreel/config-schema/messages/publishing-messages';
import {
  chooseCheckedFile,
  chooseNetwork,
  chooseOption,
  mraidGame,
  openCheckPage,
} from '../support/checks/check-page.ts';
import { test } from '../support/test.ts';

test('a playable from another tool is played for its market, and its report says what it lacks', async ({
  page,
}) => {
  await openCheckPage(page);
  await chooseCheckedFile(page, 'lucky-tap.html', mraidGame);
  await chooseNetwork(page, /^AppLovin/);
  await page.getByRole('switch', { name: 'Play it too' }).click();
  await page.getByRole('switch', { name: 'Check if it is ready to publish' }).click();
  await chooseOption(page, 'What is advertised', 'Social casino');
  await chooseOption(page, 'Market', 'Austria');
  await page.getByRole('button', { name: 'Check file' }).click();

  const panel = page.getByRole('region', { name: 'Ready to publish?' });
  await expect(panel.getByText(/^Social casino, Austria: \d+ problems block publishing/)).toBeVisible({
    timeout: 280_000,
  });
  await expect(
    page
      .getByText('The network accepts this file, but it does not meet the requirements of the market')
      .first(),
  ).toBeVisible();
  const law = panel.getByRole('group', { name: publishingTitles.requiredTexts });
  await expect(law.getByText('The terms line is missing on a screen that needs it.')).toBeVisible();
  await law.getByText(/^\d+ rules passed$/).click();
  await expect(law.getByText('The ad shows the age mark on every screen that needs it.')).toBeVisible();
  await panel.getByRole('button', { name: publishingTitles.quality }).click();
  const quality = panel.getByRole('group', { name: publishingTitles.quality });
  await expect(quality.getByText(/^\d+ of \d+ measures are good$/)).toBeVisible();

  await page.reload();
  await expect(panel.getByText(/^Social casino, Austria/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report as HTML' }).click();
  const html = await readFile(await (await downloading).path(), 'utf8');
  expect(html).toContain(publishingTitles.requiredTexts);
  expect(html).toContain(publishingTitles.quality);
});
