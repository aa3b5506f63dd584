import { expect, type Page } from '@playwright/test';
import { openCustomization, openSettings } from '../support/customized-ad.ts';
import { test } from '../support/test.ts';
import { sendPassword } from '../support/wizard.ts';

const effects = ['Tap', 'Spin', 'Reel stop', 'Win', 'Coins'];

// Requirement: playback.sound-effects
test('each sound effect can be heard, stopped and turned on with the keyboard, and undone; volume 0 disables listening @proof', async ({
  page,
}) => {
  await watchSources(page);
  await openCustomization(page);
  await openSettings(page, 'Music');
  for (const name of effects) {
    const setting = page.getByRole('switch', { name, exact: true });
    await expect(setting).not.toBeChecked();
    await page.getByRole('button', { name: `Listen to ${name.toLowerCase()}` }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => readSources(page)).toBe(effects.indexOf(name) + 1);
    await page.keyboard.press('Tab');
    await expect(setting).toBeFocused();
    await page.keyboard.press('Space');
    await expect(setting).toBeChecked();
  }
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('switch', { name: 'Coins', exact: true })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Win', exact: true })).toBeChecked();

  await page.getByRole('button', { name: 'Listen to spin' }).click();
  await page.getByRole('button', { name: 'Stop spin' }).click();
  await expect(page.getByRole('button', { name: 'Listen to spin' })).toBeVisible();
  await page.getByRole('slider', { name: 'Loudness of the effects' }).press('Home');
  await expect(page.getByRole('button', { name: 'Listen to spin' })).toBeDisabled();
});

test('a new ad starts with the effects that do not play over its video @proof', async ({ page }) => {
  await sendPassword(page);
  const saved = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/ads',
  );
  await page.goto('/create?new');
  const { soundEffects } = (await saved).postDataJSON() as { soundEffects: unknown };
  expect(soundEffects).toEqual({ tap: true, spin: false, stop: true, win: true, coins: true });
});

/** Counts the sounds that the page starts. */
async function watchSources(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as { startedSources: number };
    counted.startedSources = 0;
    const nativeStart = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function start(...given) {
      counted.startedSources++;
      nativeStart.apply(this, given);
    };
  });
}

function readSources(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { startedSources: number }).startedSources);
}
