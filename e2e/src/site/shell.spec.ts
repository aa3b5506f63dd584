import { expect, type Locator, type Page } from '@playwright/test';
import { openCustomization } from '../support/customized-ad.ts';
import { test } from '../support/test.ts';
import { openWizard } from '../support/wizard.ts';

const storeUrl = 'https://play.google.com/store/apps/details?id=example';
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

// Requirement: wizard.step-address
test('the URL of a closed step leads to the last open one and explains why', async ({ page }) => {
  await openWizard(page);
  await expect(page).toHaveURL(/ad=/);
  const address = new URL(page.url());
  address.searchParams.set('step', '4');
  await page.goto(address.href);
  await expect(page.getByRole('heading', { name: 'Upload Your Assets' })).toBeVisible();
  await expect(page).toHaveURL(/step=1/);
  await expect(
    page.getByText('Preview cannot be opened yet. Cover image is required for export'),
  ).toBeVisible();
});

// Requirement: wizard.step-address
test('keys and the browser move through the steps; the title has the focus, the tab its name', async ({
  page,
}) => {
  await openCustomization(page, { name: 'Lucky Friday', cta: { storeUrl } });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Preview Your Ad' })).toBeFocused();
  await expect(page).toHaveTitle('Preview · Lucky Friday · Spinreel');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByRole('heading', { name: 'Customize Your Ad' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Preview Your Ad' })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Customize Your Ad' })).toBeFocused();
});

// Requirement: wizard.step-address
test('the key to continue explains what is missing', async ({ page }) => {
  await openCustomization(page);
  await page.keyboard.press('Control+Enter');
  await expect(
    page.getByRole('dialog').getByText('Store URL is required (set in Meta Ads Manager)'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Customize Your Ad' })).toBeVisible();
});

// Requirement: wizard.shortcuts
test('the question mark shows all keys, except while typing; single keys can be switched off', async ({
  page,
}) => {
  await openWizard(page);
  await page.getByLabel('Ad name').fill('Really');
  await page.keyboard.type('?');
  await expect(page.getByLabel('Ad name')).toHaveValue('Really?');
  await expect(sheet(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Ad name')).toHaveValue('Untitled Ad');

  await page.keyboard.press('?');
  await expect(sheet(page)).toContainText('Set a pause at the playhead');
  await expect(sheet(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();

  await page.keyboard.press('?');
  await sheet(page).getByRole('switch', { name: 'Single keys' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeHidden();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(sheet(page)).toBeVisible();
});

for (const { device, width, height } of [
  { device: 'a laptop', width: 1440, height: 760 },
  { device: 'a phone', width: 390, height: 844 },
]) {
  test(`on ${device} Tab reaches every control of a step, and nothing shifts while the step changes @proof`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openCustomization(page, { cta: { storeUrl } });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to Customization' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Continue to Preview' }));

    // Checked before, the ad's files have their verdict as soon as the step that exports them is open.
    const address = page.url();
    await page.goto(address.replace('step=3', 'step=5'));
    await page.getByRole('button', { name: 'Ready to publish?' }).click();
    await expect(page.getByText('Checked for 2 networks: no issues.', { exact: true })).toBeVisible({
      timeout: 240_000,
    });
    await watchJumps(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Customize Your Ad' })).toBeVisible();
    for (const [key, heading] of [
      ['Control+Enter', 'Preview Your Ad'],
      ['Control+Enter', 'Export Your Ad'],
      ['Control+Shift+Enter', 'Preview Your Ad'],
      ['Control+Shift+Enter', 'Customize Your Ad'],
      ['Control+Shift+Enter', 'Configure Interaction Points'],
    ] as const) {
      // Late content causes late shifts.
      await page.waitForTimeout(1500);
      await page.keyboard.press(key);
      await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    }
    expect(await page.evaluate(() => (window as Watched).jumped)).toBeLessThanOrEqual(0.02);
  });
}

/** Presses Tab until a control has the focus. No control on the way may be under a bar. */
async function tabTo(page: Page, last: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    // The link that skips the header leaves a moment after it has lost the focus.
    await expect.poll(() => findCoveredFocus(page)).toBeNull();
    if (await last.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab never reaches the button that continues');
}

type Watched = Window & typeof globalThis & { jumped?: number };

/** From the next load on, measures the cumulative layout shift. */
async function watchJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as Watched;
    watched.jumped = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) watched.jumped = (watched.jumped ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the name of the focused element if a bar at an edge of the window covers its center; otherwise null. */
async function findCoveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isSeen = top !== null && (top.contains(focused) || focused.parentElement?.contains(top) === true);
    return isSeen ? null : (focused.getAttribute('aria-label') ?? focused.textContent);
  });
}
