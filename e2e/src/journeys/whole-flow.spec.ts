import { expect, type Page } from '@playwright/test';
import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeSmallSlotClip } from '@spinreel/fixtures/make-small-slot-clip';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { networks } from '@spinreel/exporters/networks/index';
import { launchChromium } from '@spinreel/preflight/browser/launch-chromium';
import { openInHost } from '@spinreel/preflight/play-in-host';
import JSZip from 'jszip';
import { openSettings } from '../support/customized-ad.ts';
import { downloadFile } from '../support/download-file.ts';
import { test } from '../support/test.ts';
import {
  chooseFile,
  clickTimeline,
  continueTo,
  listFrames,
  openWizard,
  uploadCoverAndVideo,
} from '../support/wizard.ts';
import { playThrough } from '../support/played-ad.ts';

const spin = 'Go for it!';
const cta = 'Get it now';

// Requirement: wizard.whole-flow, playback.sequence
test('from two uploads to ads that every network’s host plays', async ({ page }) => {
  const consoleErrors = collectErrors(page);
  await openWizard(page);
  await uploadCoverAndVideo(page, { cover: fixtureMedia.cover.path, video: await makeSmallSlotClip(3) });

  await continueTo(page, 'Continue to Timeline', 'Configure Interaction Points');
  await expect(page.getByRole('radio', { name: 'Double Spin' })).toBeChecked();
  await clickTimeline(page, 0.25);
  await clickTimeline(page, 0.7);
  const frames = await listFrames(page);
  expect(frames).toHaveLength(2);

  await continueTo(page, 'Continue to Customization', 'Customize Your Ad');
  await page.getByLabel('Button text', { exact: true }).fill(spin);
  await page.getByLabel('Store URL').fill('https://apps.apple.com/app/id0000000000');
  await openSettings(page, 'Outro');
  await page.getByLabel('Outro button text').fill(cta);
  await openSettings(page, 'Badge');
  await chooseFile(page, 'winning badge image', fixtureMedia.badge.path);
  await expect(page.getByRole('button', { name: 'Remove winning badge image' })).toBeVisible();
  await openSettings(page, 'Outro');
  await chooseFile(page, 'outro image', fixtureMedia.outro.path);
  await expect(page.getByRole('button', { name: 'Remove outro image' })).toBeVisible();

  await continueTo(page, 'Continue to Preview', 'Preview Your Ad');
  const frame = page.frameLocator('iframe[title="Ad preview"]');
  await expect(frame.getByRole('button', { name: spin })).toBeVisible();

  await continueTo(page, 'Continue to Export', 'Export Your Ad');
  const zip = await downloadFile(page, async () => {
    await page.getByRole('button', { name: /ZIP/ }).first().click();
    await expect(page.getByText('Export Complete!')).toBeVisible({ timeout: 240_000 });
    await page.getByRole('link', { name: 'Download Ad' }).click();
  });
  const html = await downloadFile(page, () => page.getByRole('button', { name: /HTML/ }).first().click());
  expect(consoleErrors).toEqual([]);

  expect(zip.name).toMatch(/^ad-\d{1,2}-\w{3,4}-\d{4}-\d{2}-\d{2}-meta-\d{4}-\d{2}-\d{2}\.zip$/);
  expect(html.name).toMatch(/^ad-\d{1,2}-\w{3,4}-\d{4}-\d{2}-\d{2}-moloco-\d{4}-\d{2}-\d{2}\.html$/);
  await expectMetaZip(zip.bytes);
  expectMolocoHtml(html.bytes);
  // The memory of the wizard's browser would count as the ad's.
  await using browser = await launchChromium({ isSealed: true });
  for (const [network, file] of [[networks.meta, zip] as const, [networks.moloco, html] as const]) {
    const verdict = await checkFile({ bytes: file.bytes, fileName: file.name, network });
    expect(verdict.findings.filter((finding) => !finding.passed)).toEqual([]);
    const ad = await openInHost({ bytes: file.bytes, network, browser });
    const played = await playThrough(ad, { buttons: { spin, cta }, pauses: frames.length, frameRate: 30 });
    for (const [index, pausedFrame] of played.pausedFrames.entries()) {
      expect(Math.abs(pausedFrame - (frames[index] ?? Number.NaN))).toBeLessThanOrEqual(1);
    }
    expect(ad.networkRequests).toEqual([]);
    expect(ad.consoleErrors).toEqual([]);
    await ad.close();
  }
});

async function expectMetaZip(bytes: Buffer): Promise<void> {
  const { files } = await JSZip.loadAsync(bytes);
  const names = Object.keys(files);
  expect(bytes.byteLength).toBeLessThanOrEqual(exportLimits.maxBytes);
  expect(names.length).toBeLessThanOrEqual(exportLimits.maxFiles);
  expect(names).toContain('index.html');
  expect(names.filter((name) => name !== 'index.html' && !/^[\w.-]+\.js$/.test(name))).toEqual([]);
  const sizes = await Promise.all(
    Object.values(files).map(async (file) => (await file.async('uint8array')).byteLength),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(exportLimits.maxBytes);
}

function expectMolocoHtml(bytes: Buffer): void {
  const text = bytes.toString('utf8');
  expect(bytes.byteLength).toBeLessThan(exportLimits.maxBytes);
  expect(text).toContain('FbPlayableAd.onCTAClick()');
  for (const word of ['XMLHttpRequest', 'mraid.js', 'http:', 'https:', 'window.open']) {
    expect(text.includes(word), word).toBe(false);
  }
}

/** Collects errors in the console. A busy server's answer to ask again later is none, but the browser logs it as one. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  const busy = new Set<string>();
  page.on('response', (response) => {
    if (response.status() === 503 && response.headers()['retry-after'] !== undefined)
      busy.add(response.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !busy.has(message.location().url)) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
