import { expect, type Page } from '@playwright/test';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { networks } from '@spinreel/exporters/networks/index';
import { makeSmallCover } from '@spinreel/fixtures/make-small-cover';
import { makeSmallSlotClip } from '@spinreel/fixtures/make-small-slot-clip';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { answeredConsent } from '../support/answered-consent.ts';
import { downloadFile } from '../support/download-file.ts';
import { createHeldEncodes, type HeldEncodes } from '../support/servers/held-encodes.ts';
import { startOwnServer, type OwnServer } from '../support/servers/own-server.ts';
import { test as base } from '../support/test.ts';
import { openWizard, uploadCoverAndVideo } from '../support/wizard.ts';

/** A server whose encodes wait until they are released. */
const test = base.extend<{ encodes: HeldEncodes; server: OwnServer }>({
  encodes: async ({ baseURL: _baseURL }, use) => {
    const encodes = await createHeldEncodes();
    await use(encodes);
    await encodes.remove();
  },
  server: async ({ encodes }, use) => {
    const server = await startOwnServer(encodes.env);
    await use(server);
    await encodes.release();
    await server.remove();
  },
  context: async ({ browser, server }, use) => {
    const { address } = server;
    const context = await browser.newContext({ baseURL: address, storageState: answeredConsent(address) });
    await use(context);
    await context.close();
  },
});

// Requirement: export.builds-survive, export.builds, export.cancel
test('exports continue when the page is left and when the server is restarted, and every page shows them', async ({
  page,
  context,
  server,
  encodes,
}) => {
  await startExports(page, { server, encodes });
  const unity = page.getByRole('article', { name: 'Unity Ads' });
  await unity.getByRole('button', { name: 'Cancel' }).click();
  await expect(unity.getByText('Export canceled')).toBeVisible();
  await expect(page.getByText('1 of 5 files done')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 5 files done')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Generating|Waiting)\.\.\.$/ })).toHaveCount(4);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('1 of 5 files done')).toBeVisible();
  await server.stop();
  await encodes.release();
  await server.start();
  for (const shown of [page, other]) {
    await expect(shown.getByText('4 of 5 files ready.')).toBeVisible();
    await expect(shown.getByText('File is ready')).toHaveCount(4);
    await expect(shown.getByText('Export canceled')).toHaveCount(1);
    await expect(shown.getByText('Export failed')).toHaveCount(0);
  }
  await other.close();

  const meta = page.getByRole('article', { name: 'Meta Ads' });
  const { name, bytes } = await downloadFile(page, () =>
    meta.getByRole('link', { name: 'Download' }).click(),
  );
  expect(name).toMatch(/-meta-\d{4}-\d{2}-\d{2}\.zip$/);
  expect((await checkFile({ bytes, fileName: name, network: networks.meta })).passed).toBe(true);

  await page.getByLabel('Ad name').fill('Another by now');
  await expect(page.getByText('File is outdated')).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('File is ready')).toHaveCount(4);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('File is outdated')).toHaveCount(4);
});

/** Exports an ad for five networks on a server whose encodes are held. */
async function startExports(
  page: Page,
  { server, encodes }: { server: OwnServer; encodes: HeldEncodes },
): Promise<void> {
  await openWizard(page, server.address);
  await uploadCoverAndVideo(page, { cover: await makeSmallCover(), video: await makeSmallSlotClip(3) });
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await completeSavedAd(page);
  await encodes.hold();
  await page.goto(`${page.url()}&step=5`);
  await page.getByRole('button', { name: 'Export all' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' }).first()).toBeVisible();
}

/** Adds to the ad of the wizard's URL what it needs for five networks. */
async function completeSavedAd(page: Page): Promise<void> {
  const path = `/api/ads/${new URL(page.url()).searchParams.get('ad')}`;
  const change: AdConfig = {
    pausePoints: [1, 2].map((timestamp) => ({ id: `pause-${timestamp}`, timestamp })),
    cta: { storeUrl: 'https://apps.apple.com/app/id0000000000' },
    networks: ['meta', 'moloco', 'google', 'applovin', 'unity'],
  };
  const status = await page.evaluate(
    async ([address, text]) => {
      const { data } = (await (await fetch(address)).json()) as { data: { config: object } };
      const body = JSON.stringify({ ...data.config, ...(JSON.parse(text) as object) });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(address, { method: 'PUT', headers, body })).status;
    },
    [path, JSON.stringify(change)] as const,
  );
  expect(status).toBe(200);
}
