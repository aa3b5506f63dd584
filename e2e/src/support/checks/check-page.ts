import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openWizard } from '../wizard.ts';
import { test } from '../test.ts';

/** A playable for a network with MRAID, with an age mark but without the other texts that its market requires. */
export const mraidGame = `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<script src="mraid.js"></script></head><body style="margin:0;background:#203;color:#fff">
<button id="go" style="position:fixed;left:60px;top:100px;width:250px;height:90px;font-size:30px">Play</button>
<p style="position:fixed;left:0;right:0;bottom:8px;margin:0;text-align:center;font-size:16px">18+</p>
<script>
var isStarted = false;
go.onclick = function () {
  if (isStarted) mraid.open('https://play.google.com/store/apps/details?id=com.example');
  isStarted = true; document.body.style.background = '#320'; go.textContent = 'Download';
};
</script></body></html>`;

/** Opens the page on which files of other tools are checked. */
export async function openCheckPage(page: Page): Promise<void> {
  await openWizard(page);
  await page.goto('/ads');
  await page.getByRole('link', { name: 'Check a file' }).click();
  await expect(page.getByRole('heading', { name: 'Check a file' })).toBeVisible();
}

/** Chooses a file with this content. */
export async function chooseCheckedFile(page: Page, name: string, content: string): Promise<void> {
  const path = test.info().outputPath(name);
  await writeFile(path, content);
  await page.getByLabel('Choose a playable ad to check').setInputFiles(path);
}

/** Chooses the only network for which the file is checked. */
export async function chooseNetwork(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Choose networks' }).click();
  await page.getByRole('button', { name: 'Select none' }).click();
  await page.getByRole('checkbox', { name }).click();
  await page.getByRole('button', { name: 'Done' }).click();
}

/** Chooses an option of a list. */
export async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
