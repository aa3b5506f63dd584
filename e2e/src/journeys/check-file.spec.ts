import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { FileCheck } from '@spinreel/api-contract/checks';
import { messages } from '@spinreel/config-schema/messages/messages';
import { publishingTitles } from '@spinreel/config-schema/messages/publishing-messages';
import {
  chooseCheckedFile,
  chooseNetwork,
  chooseOption,
  mraidGame,
  openCheckPage,
} from '../support/checks/check-page.ts';
import { checkScreen } from '../support/check-screen.ts';
import { samplePublishingCheck } from '../support/checks/sample-publishing-check.ts';
import { test } from '../support/test.ts';

const publishingUrl = '**/api/checks/*/publishing';

/** A small game on a canvas, as other tools make it, with typical mistakes. */
const game = `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Coin tap</title><style>html,body,canvas{margin:0;width:100%;height:100%}</style></head>
<body><canvas></canvas><script>
var canvas = document.querySelector('canvas'), context = canvas.getContext('2d'), taps = 0;
canvas.width = innerWidth; canvas.height = innerHeight;
function draw() {
  context.fillStyle = taps ? '#114433' : '#331144'; context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#ffd23f'; context.font = '40px sans-serif'; context.fillText('Tap ' + taps, 60, 200);
}
canvas.onclick = function () {
  taps += 1; localStorage.setItem('taps', taps); draw();
  if (taps < 2) return;
  if (window.FbPlayableAd) FbPlayableAd.onCTAClick(); else window.open('https://play.google.com/store/apps/details?id=com.example');
};
draw();
</script></body></html>`;

// Requirement: check.publishing
test('a playable from another tool is checked for its market, on a desktop and on a phone @proof', async ({
  page,
}) => {
  await openCheckPage(page);
  await chooseCheckedFile(page, 'lucky-tap.html', mraidGame);
  await chooseNetwork(page, /^AppLovin/);
  await page.getByRole('switch', { name: 'Play it too' }).click();
  await page.getByRole('switch', { name: 'Check if it is ready to publish' }).click();
  await checkScreen(page, 'check: ready to publish');
  await chooseOption(page, 'What is advertised', 'Social casino');
  await chooseOption(page, 'Market', 'Austria');
  await page.setViewportSize(phone);
  await checkScreen(page, 'check: product and market on a phone');

  // The request is never answered, so the check does not end.
  await page.route(publishingUrl, () => undefined);
  await page.getByRole('button', { name: 'Check file' }).click();
  const panel = page.getByRole('region', { name: 'Ready to publish?' });
  await expect(panel.getByRole('progressbar', { name: 'Play and check' })).toBeVisible();
  await checkScreen(page, 'check: playing once on a phone');
  await panel.getByRole('button', { name: 'Cancel check' }).click();
  await page.unroute(publishingUrl);
  await checkScreen(page, 'check: canceled on a phone');

  // To play the file takes a minute. The tests of the API and of `pnpm proof` do it.
  await page.route(publishingUrl, (route) =>
    route.fulfill({ json: { success: true, data: samplePublishingCheck } }),
  );
  await page.setViewportSize(desktop);
  const asked = page.waitForRequest(publishingUrl);
  await panel.getByRole('button', { name: 'Play and check' }).click();
  expect((await asked).postDataJSON()).toEqual({ product: 'social-casino', market: 'at' });
  await expect(panel.getByText(/^Social casino, Austria: 1 problem blocks publishing/)).toBeVisible();
  await expect(
    page
      .getByText('The network accepts this file, but it does not meet the requirements of the market')
      .first(),
  ).toBeVisible();
  const law = panel.getByRole('group', { name: publishingTitles.requiredTexts });
  await expect(law.getByText('The age mark is missing.')).toBeVisible();
  await law.getByText(/^\d+ rules? passed$/).click();
  await expect(law.getByText('It can be read.')).toBeVisible();
  const quality = panel.getByRole('group', { name: publishingTitles.quality });
  await expect(quality.getByText(/^\d+ of \d+ measures are good$/)).toBeVisible();
  await checkScreen(page, 'check: required texts and quality');
  await page.setViewportSize(phone);
  await checkScreen(page, 'check: required texts and quality on a phone');

  await page.route(/\/api\/checks\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: FileCheck };
    const json = { success: true, data: { ...data, publishing: samplePublishingCheck } };
    await route.fulfill({ response, json });
  });
  await page.reload();
  await expect(panel.getByText(/^Social casino, Austria/)).toBeVisible();
});

// Requirement: check.verdicts, check.play, check.share
test('a playable from another tool is checked and played, and its report is shared', async ({
  page,
  browser,
}) => {
  await openCheckPage(page);
  await checkScreen(page, 'check: empty');
  await chooseCheckedFile(page, 'coin-tap.html', game);
  await expect(page.getByText(/^All \d+ networks and 1 web page that accept HTML files$/)).toBeVisible();
  await chooseNetwork(page, /^Moloco/);
  await checkScreen(page, 'check: chosen');
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText('The network rejects this file').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'coin-tap.html' })).toBeFocused();
  const row = page.getByRole('article', { name: 'Moloco' });
  await expect(row.getByText('Played', { exact: true })).toBeVisible({ timeout: 280_000 });
  const problems = page.getByRole('region', { name: 'What to fix' });
  await expect(problems.getByText(/app store address/)).toBeVisible();
  await row.getByText(/^\d+ rules passed$/).click();
  await checkScreen(page, 'check: report');

  await page.getByRole('button', { name: 'Share report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the report' });
  await checkScreen(page, 'check: share');
  const url = await dialog.getByRole('link').innerText();
  const visitor = await browser.newContext();
  const shared = await visitor.newPage();
  await shared.goto(url);
  await expect(shared.getByText('coin-tap.html').first()).toBeVisible();
  await expect(shared.getByText(/app store address/).first()).toBeVisible();
  await visitor.close();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report as HTML' }).click();
  expect((await downloading).suggestedFilename()).toBe('coin-tap-report.html');

  await page.reload();
  await expect(page.getByText('The network rejects this file').first()).toBeVisible();
  await expect(
    page.getByRole('article', { name: 'Moloco' }).getByText('Played', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Check another file' }).click();
  await expect(page.getByRole('heading', { name: 'Check a file' })).toBeVisible();
  await expect(page.getByText('Moloco', { exact: true })).toBeVisible();
});

// Requirement: check.play
test('checking and playing can be canceled and continued @proof', async ({ page }) => {
  await openCheckPage(page);
  await chooseCheckedFile(page, 'coin-tap.html', game);
  await chooseNetwork(page, /^Moloco/);
  // The request is never answered, so the check does not end.
  await page.route('**/api/checks', () => undefined);
  await page.getByRole('button', { name: 'Check file' }).click();
  await checkScreen(page, 'check: sending');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Check canceled')).toBeVisible();
  await page.unroute('**/api/checks');

  await page.route('**/api/checks/*/play/*', () => undefined);
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText('Playing the file for each network')).toBeVisible();
  await checkScreen(page, 'check: playing');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Playing canceled')).toBeVisible();
  await page.getByRole('button', { name: 'Play it now' }).click();
  await expect(page.getByText('Playing the file for each network')).toBeVisible();
});

// Requirement: check.upload
test('a file that is neither HTML nor a ZIP is refused, and a damaged ZIP is not played @proof', async ({
  page,
}) => {
  await openCheckPage(page);
  await chooseCheckedFile(page, 'notes.zip', 'Dear reader, this is a text.');
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByRole('alert')).toContainText(messages.check.format);
  await page.getByRole('button', { name: 'Remove the file' }).click();
  await chooseCheckedFile(page, 'broken.zip', 'PK\u0003\u0004 and nothing else');
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText(/^None of \d+ networks accepts this file$/).first()).toBeVisible({
    timeout: 240_000,
  });
  await expect(page.getByText('Can’t be played').first()).toBeVisible();
});

// Requirement: check.play
test('several files become a table that says which of them opens the store @proof', async ({ page }) => {
  await openCheckPage(page);
  await chooseNetwork(page, /^Moloco/);
  await page.getByRole('switch', { name: 'Play it too' }).click();
  const dead = game.replace('FbPlayableAd.onCTAClick()', 'void 0');
  const paths = [test.info().outputPath('live.html'), test.info().outputPath('dead.html')];
  for (const [index, path] of paths.entries()) await writeFile(path, index === 0 ? game : dead);
  await page.getByLabel('Choose a playable ad to check').setInputFiles(paths);
  await expect(page.getByText('2 of 2 files checked')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('row', { name: /^live\.html Checked In the code/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^dead\.html Checked Missing/ })).toBeVisible();
  await checkScreen(page, 'check: several files');
  await page.setViewportSize(phone);
  await checkScreen(page, 'check: several files on a phone');
  const report = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'dead.html' }).click();
  await expect((await report).getByRole('heading', { name: 'dead.html' })).toBeVisible();
});

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
