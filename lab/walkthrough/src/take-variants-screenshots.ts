// Takes the images of docs/variants.md from the sample ad with variants: `pnpm --filter @spinreel/walkthrough
// variants-screenshots`. Needs the built web app and ffmpeg.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { answeredConsent } from '@spinreel/e2e/support/answered-consent';
import { launchBrowser } from './launch-browser.ts';
import { encodingTimeoutMs, openSampleAd } from './open-sample-ad.ts';
import { serveCopy } from './served-copy.ts';
import { storeWebp } from './store-webp.ts';

const port = 4189;
const images = fileURLToPath(new URL('../../../docs/images/', import.meta.url));

/** What the sample ad gets: variants with one change each, one of them with texts that do not fit, in three languages. */
const varied = {
  networks: ['meta', 'moloco'],
  languages: ['de', 'es'],
  variants: [
    {
      id: 'fortune',
      name: 'Fortune',
      overrides: { 'cta.coverText': 'Fortune Awaits', 'cta.color': '#1E90FF' },
    },
    {
      id: 'gold-rush',
      name: 'Gold rush',
      overrides: { 'cta.coverText': 'Strike Gold', 'cta.label': 'Dig!', 'cta.color': '#D4A017' },
    },
    {
      id: 'long-claim',
      name: 'Long claim',
      overrides: {
        'cta.coverText': 'The most magnificent jackpots in the whole wide world await',
        'cta.label': 'Spin it right now and win',
      },
    },
    { id: 'no-badge', name: 'No badge', overrides: { 'assets.winningBadgeImage': null } },
  ],
  translations: {
    de: {
      'cta.label': { 'Spin!': confirm('Drehen!') },
      'cta.coverText': {
        'Play and Win Big': confirm('Spiel um alles'),
        'Fortune Awaits': { text: 'Das Glück wartet', isConfirmed: false },
      },
      'outro.label': { 'PLAY NOW': confirm('JETZT SPIELEN') },
    },
    es: {
      'cta.label': { 'Spin!': confirm('¡Gira!') },
      'outro.label': { 'PLAY NOW': { text: 'JUGAR YA', isConfirmed: false } },
    },
  },
};

const product = await serveCopy(port);
const browser = await launchBrowser();
try {
  const page = await browser.newPage({
    baseURL: product.address,
    storageState: answeredConsent(product.address),
    // As large as a laptop's window, and 1280 pixels wide in the page.
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 8 / 9,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await openSampleAd(page, product);
  const ad = await saveVaried(page);
  await takeWorkspace(page, `/create?ad=${ad}&view=variants`, 'variants-table');
  await takeWorkspace(page, `/create?ad=${ad}&view=texts`, 'texts-table', async () => {
    // How long the texts may be is measured in one language after the other.
    await expect(page.locator('[data-cell="0 2"]').getByText(/ of /)).toBeVisible({
      timeout: encodingTimeoutMs,
    });
  });
  await takeWorkspace(page, `/create?ad=${ad}&view=contact-sheet`, 'contact-sheet', async () => {
    await page.getByRole('button', { name: /^Check the texts/ }).click();
    await expect(page.getByText(/have texts that do not fit/)).toBeVisible({ timeout: encodingTimeoutMs });
  });
  await takeWorkspace(page, `/create?ad=${ad}&step=5`, 'build-board', async () => {
    await expect(page.getByRole('button', { name: 'Build 30 files' })).toBeVisible();
    await expect(page.getByText(/^Checked for 2 networks/)).toBeVisible({ timeout: encodingTimeoutMs });
  });
} finally {
  await browser.close();
  await product.stop();
}

function confirm(text: string): { text: string; isConfirmed: true } {
  return { text, isConfirmed: true };
}

/** Saves the open ad with its variants. Returns its id. */
async function saveVaried(page: Page): Promise<string> {
  const id = new URL(page.url()).searchParams.get('ad') ?? '';
  const path = `/api/ads/${id}`;
  await expect(page.getByRole('status', { name: 'Saving' })).toHaveText(/^Saved/);
  // Nothing that the wizard saves later replaces the variants.
  await page.goto('about:blank');
  const { data } = await (await page.request.get(path)).json();
  const headers = { origin: product.address };
  const saved = await page.request.put(path, { data: { ...data.config, ...varied }, headers });
  expect(saved.ok(), await saved.text()).toBe(true);
  return id;
}

async function takeWorkspace(
  page: Page,
  address: string,
  name: string,
  prepare: () => Promise<void> = async () => {},
): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await prepare();
  // Images and fonts arrive one after another.
  await page.waitForTimeout(5000);
  await storeWebp(await page.screenshot(), join(images, `${name}.webp`));
}
