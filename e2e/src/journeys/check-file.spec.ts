import { writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { messages } from '@spinreel/config-schema/messages/messages';
import { checkScreen } from '../support/check-screen.ts';
import { unlock } from '../support/wizard.ts';

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

// Requirement: check.verdicts, check.play, check.share
test('a playable from another tool is checked and played, and its report is shared', async ({
  page,
  browser,
}) => {
  await openPage(page);
  await checkScreen(page, 'check: empty');
  await chooseFile(page, 'coin-tap.html', game);
  await expect(page.getByText(/^All \d+ networks that accept HTML files$/)).toBeVisible();
  await chooseMoloco(page);
  await checkScreen(page, 'check: chosen');
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText('The network rejects this file').first()).toBeVisible({ timeout: 60_000 });
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
test('checking and playing can be canceled and continued', async ({ page }) => {
  await openPage(page);
  await chooseFile(page, 'coin-tap.html', game);
  await chooseMoloco(page);
  // The request is never answered, so the check does not end.
  await page.route('**/api/checks', () => undefined);
  await page.getByRole('button', { name: 'Check file' }).click();
  await checkScreen(page, 'check: sending');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Check canceled')).toBeVisible();
  await page.unroute('**/api/checks');

  await page.route('**/api/checks/*/play/*', () => undefined);
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText('Playing the file for each network')).toBeVisible({ timeout: 60_000 });
  await checkScreen(page, 'check: playing');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Playing canceled')).toBeVisible();
  await page.getByRole('button', { name: 'Play it now' }).click();
  await expect(page.getByText('Playing the file for each network')).toBeVisible();
});

// Requirement: check.upload
test('a file that is neither HTML nor a ZIP is refused, and a damaged ZIP is not played', async ({
  page,
}) => {
  await openPage(page);
  await chooseFile(page, 'notes.zip', 'Dear reader, this is a text.');
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByRole('alert')).toContainText(messages.check.format);
  await page.getByRole('button', { name: 'Remove the file' }).click();
  await chooseFile(page, 'broken.zip', 'PK\u0003\u0004 and nothing else');
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText(/^None of \d+ networks accepts this file$/).first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('Can’t be played').first()).toBeVisible();
});

async function openPage(page: Page): Promise<void> {
  await unlock(page);
  await page.goto('/ads');
  await page.getByRole('link', { name: 'Check a file' }).click();
  await expect(page.getByRole('heading', { name: 'Check a file' })).toBeVisible();
}

async function chooseFile(page: Page, name: string, content: string): Promise<void> {
  const path = test.info().outputPath(name);
  await writeFile(path, content);
  await page.getByLabel('Choose a playable ad to check').setInputFiles(path);
}

async function chooseMoloco(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose networks' }).click();
  await page.getByRole('button', { name: 'Select none' }).click();
  await page.getByRole('checkbox', { name: /^Moloco/ }).click();
  await page.getByRole('button', { name: 'Done' }).click();
}
