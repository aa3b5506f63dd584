import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readAd } from '@spinreel/api-contract/ads';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { answeredConsent } from '../support/answered-consent.ts';
import { openKillableBrowser } from '../support/killable-browser.ts';
import { startOwnServer } from '../support/servers/own-server.ts';
import { accessPassword } from '../support/servers/served-product.ts';
import { test } from '../support/test.ts';
import { openWizard } from '../support/wizard.ts';

const saving = (page: Page) => page.getByRole('status', { name: 'Saving' });

// Requirement: reliability.offline
test('keeps everything typed while the server is stopped for a minute, and saves it afterwards @proof', async ({
  browser,
}) => {
  const server = await startOwnServer();
  const context = await browser.newContext({
    baseURL: server.address,
    storageState: answeredConsent(server.address),
  });
  try {
    const page = await context.newPage();
    // The minute passes on the page's clock. The server is really stopped.
    await page.clock.install();
    await openWizard(page, server.address);
    await expect(saving(page)).toContainText('Saved');
    await server.stop();
    await page.getByLabel('Ad name').fill('Written while nobody listened');
    await page.clock.fastForward(1000);
    await expect(saving(page)).toContainText('Offline, saved on this device');
    for (let seconds = 0; seconds < 60; seconds += 5) {
      await page.getByLabel('Ad name').fill(`Written after ${seconds} seconds`);
      await page.clock.fastForward(5000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(saving(page)).toContainText('Offline, saved on this device');
    await server.start();
    await page.clock.fastForward(30_000);
    await expect(saving(page)).toContainText('Saved');
    await expect(page.getByLabel('Ad name')).toHaveValue('Written after 55 seconds');
    expect(await loadSavedAd(page)).toMatchObject({ name: 'Written after 55 seconds' });
  } finally {
    await context.close();
    await server.remove();
  }
});

// Requirement: reliability.closed-page
test('a browser that is killed right after a change shows it when it is opened again', async ({
  baseURL,
}, testInfo) => {
  const home = baseURL ?? '';
  const profile = await mkdtemp(join(tmpdir(), 'spinreel-profile-'));
  let browser = await openKillableBrowser(testInfo, profile);
  try {
    await browser.page.goto(home);
    await enter(browser.page);
    await browser.page.clock.install();
    await browser.page.goto(`${home}/create`);
    await expect(saving(browser.page)).toContainText('Saved');
    const address = browser.page.url();
    // No time passes on the page's clock, so the change is stored at once, and long before it is sent to the server. The clock
    // can only be paused at a time that is still to come, also on a machine that needs seconds for it.
    await browser.page.clock.pauseAt((await browser.page.evaluate(() => Date.now())) + 10 * 60_000);
    await browser.page.getByLabel('Ad name').fill('At the last moment');
    await expect.poll(() => readStoredName(browser.page, findAdId(address))).toBe('At the last moment');
    await browser.kill();

    browser = await openKillableBrowser(testInfo, profile);
    await browser.page.goto(home);
    // The session ended with the browser.
    await enter(browser.page);
    expect(await loadSavedAd(browser.page, address)).toMatchObject({ name: 'Untitled Ad' });
    await browser.page.goto(address);
    await expect(browser.page.getByLabel('Ad name')).toHaveValue('At the last moment');
    await expect(saving(browser.page)).toContainText('Saved');
    expect(await loadSavedAd(browser.page)).toMatchObject({ name: 'At the last moment' });
  } finally {
    await browser.kill().catch(() => undefined); // it may be dead already
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});

/** Unlocks a page of the product without its dialog. */
async function enter(page: Page): Promise<void> {
  const status = await page.evaluate(
    async (password) =>
      (
        await fetch('/api/access', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ password }),
        })
      ).status,
    accessPassword,
  );
  expect(status).toBeLessThan(300);
}

/** Loads the ad of the wizard's URL from the server. */
async function loadSavedAd(page: Page, address = page.url()): Promise<AdConfig> {
  return await page.evaluate(
    async (path) => {
      const answer = (await (await fetch(path)).json()) as { data: { config: AdConfig } };
      return answer.data.config;
    },
    readAd.path(findAdId(address)),
  );
}

function findAdId(address: string): string {
  return new URL(address).searchParams.get('ad') ?? '';
}

/** Reads the name of an ad as the browser has stored it on the device. */
async function readStoredName(page: Page, adId: string): Promise<string | undefined> {
  return await page.evaluate(async (id) => {
    const finish = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('It could not be read')));
      });
    const database = await finish(indexedDB.open('spinreel'));
    try {
      const copy: unknown = await finish(database.transaction('drafts').objectStore('drafts').get(id));
      return (copy as { document: AdConfig } | undefined)?.document.name;
    } finally {
      database.close();
    }
  }, adId);
}
