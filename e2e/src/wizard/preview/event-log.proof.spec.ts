import { expect } from '@playwright/test';
import { checkScreen } from '../../support/check-screen.ts';
import { openStep } from '../../support/customized-ad.ts';
import { tapInFrame } from '../../support/tap-in-frame.ts';
import { test } from '../../support/test.ts';

// Requirement: preview.event-log
test('the event log of a played ad lists the newest first and groups equal events', async ({ page }) => {
  // The ad sends its first event as soon as it is there.
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/export/*/preview', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await openStep(page, 4, { cta: { storeUrl: 'https://apps.apple.com/app/id0000000000' } });
  await expect(page.getByText('Tap the ad to see the events it sends.')).toHaveCount(1);
  answer();
  const frame = page.locator('iframe[title="Ad preview"]');
  const ad = frame.contentFrame();
  await expect(ad.getByRole('button', { name: 'Spin!' })).toBeVisible();
  const tape = page.getByRole('log', { name: 'Events of the ad' });
  await expect(tape.getByText('The video can play')).toBeVisible();
  await tapInFrame(frame, ad.getByRole('button', { name: 'Spin!' }).first());
  for (const left of ['2 spins', '1 spin']) {
    await expect(tape.getByText(new RegExp(`^Pause at frame \\d+, ${left} left$`))).toBeVisible({
      timeout: 240_000,
    });
    await tapInFrame(frame, ad.getByRole('button', { name: 'Spin!' }).locator('visible=true'));
  }
  await expect(tape.getByText('Outro', { exact: true })).toBeVisible();
  for (let tap = 0; tap < 2; tap += 1) {
    await tapInFrame(frame, ad.getByRole('button', { name: 'Download Now!' }));
    await page.waitForTimeout(1000);
  }
  await tapInFrame(frame, ad.getByRole('button', { name: 'Mute' }));
  await expect(tape.getByRole('listitem')).toContainText([
    /^Sound off/,
    /^Tap on the button to the storex2[\d.]+ s$/,
    /^Outro/,
    /^Spin, 0 spins left/,
    /^Pause at frame \d+, 1 spin left/,
    /^Spin, 1 spin left/,
    /^Pause at frame \d+, 2 spins left/,
    /^First tap/,
    /^The video can play/,
  ]);
  await checkScreen(page, '4-preview-events');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Tap the ad to see the events it sends.')).toBeVisible();
});
