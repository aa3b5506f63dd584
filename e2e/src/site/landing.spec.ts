import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { frontPageLimits } from '@spinreel/config-schema/limits/front-page-limits';
import { siteFacts } from '@spinreel/config-schema/site/site-facts';
import { publicPages } from '@spinreel/config-schema/site/site-pages';
import { checkScreen } from '../support/check-screen.ts';
import { openHydratedPage } from '../support/open-hydrated-page.ts';
import { test } from '../support/test.ts';
import { sendPassword } from '../support/wizard.ts';

const question = (page: Page, index: number) => page.locator('h3 > button[aria-expanded]').nth(index);

// Requirement: site.front-page-sections
test('the sections are in order at every width and pass the accessibility checks', async ({ page }) => {
  await page.goto('/');
  const titles = page.locator('main h1, main h2');
  await expect(titles).toHaveText([
    'Ads your players spin before they install',
    'Go on, spin it',
    'From clip to ad in 60 seconds',
    'Frequently asked questions',
    'Meet Spinreel',
    'Why choose Spinreel',
    'Your next winning ad is already in your gameplay',
  ]);
  for (const stat of siteFacts.heroStats) await expect(page.getByText(stat, { exact: true })).toBeVisible();
  for (const widthPx of [1440, 1024, 390]) {
    await page.setViewportSize({ width: widthPx, height: 900 });
    await checkScreen(page, `landing-${widthPx}`);
  }
});

// Requirement: site.without-scripts
test('every public page can be read without scripts, also with a trailing slash', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const headings = { '/': 7, '/contact': 1, '/imprint': 6, '/terms': 18, '/privacy': 15, '/cookies': 8 };
  for (const [path, { title }] of Object.entries(publicPages)) {
    await page.goto(path === '/' ? path : `${path}/?from=mail`);
    await expect(page).toHaveURL(path === '/' ? path : `${path}?from=mail`);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.getByRole('main').locator('h1, h2').count(), path).toBeGreaterThanOrEqual(
      headings[path as keyof typeof headings],
    );
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' })).toBeVisible();
  }
  await page.goto('/contact');
  // The test browser switches scripts off without showing `noscript`.
  expect(await page.locator('form noscript').innerHTML()).toContain('This form needs JavaScript.');
  await context.close();
});

test('the scripts hydrate every prerendered page without rendering it again', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  for (const path of Object.keys(publicPages)) {
    await openHydratedPage(page, path);
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  }
  expect(problems).toEqual([]);
});

// Requirement: site.front-page-weight
test('the front page needs at most 90 KB of scripts, and nothing of the wizard', async ({ page }) => {
  const scripts: Promise<{ url: string; bytes: number }>[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(measureScript(request));
  });
  await openHydratedPage(page, '/');
  const loaded = await Promise.all(scripts);
  expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(frontPageLimits.scriptBytes);
  expect(loaded.filter(({ url }) => /create-page|show-app/.test(url))).toEqual([]);
});

// Requirement: site.front-page-buttons
test('for a locked visitor the buttons open the password, the contact page and the live demo @proof', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Try It Free Now' })).toHaveAttribute('href', '/contact');
  for (const name of ['View Demo', 'Watch Demo']) {
    await page.getByRole('link', { name }).click();
    await expect(page.locator('#live-demo')).toBeInViewport({ ratio: 0.6 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
  for (const button of await page.getByRole('button', { name: 'Get Started Free' }).all()) {
    await button.click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
  }
});

// Requirement: site.front-page-buttons
test('for an unlocked visitor every button leads to the wizard, and the examples to the sample ad', async ({
  page,
}) => {
  await sendPassword(page);
  await page.goto('/');
  for (const [name, target] of [
    ['Start Creating', '/create'],
    ['View Examples', '/create?sample=casino'],
    ['Start Creating Now', '/create'],
    ['Create Your First Ad', '/create'],
    ['Browse Templates', '/create?sample=casino'],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
  }
  await expect(page.getByText('Get Started Free')).toHaveCount(0);
});

// Requirement: site.faq
test('at most one question is open; arrow keys cycle, Enter and Space open and close', async ({ page }) => {
  await page.goto('/');
  const opened = page.locator('h3 > button[aria-expanded=true]');
  await expect(page.locator('h3 > button[aria-expanded]')).toHaveCount(siteFacts.faqItemCount);
  await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true');
  await question(page, 0).focus();
  await page.keyboard.press('ArrowUp');
  await expect(question(page, siteFacts.faqItemCount - 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(question(page, 0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(question(page, 1)).toHaveAttribute('aria-expanded', 'true');
  await expect(opened).toHaveCount(1);
  await expect(page.getByText('Spinreel writes the HTML5 behind it.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(opened).toHaveCount(0);
  await expect(page.getByText('Spinreel writes the HTML5 behind it.')).toBeHidden();
  const panel = page.locator('[role=region]').first();
  await question(page, 0).click();
  await expect(panel).toHaveCSS('max-height', `${siteFacts.faqPanelMaxHeightPx}px`);
});

// Requirement: site.live-demo
test('the live demo is a real ad in a sandbox that opens nothing; Refresh restores its cover', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View Demo' }).click();
  const frame = page.locator('iframe[title^="Live demo"]');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  const ad = page.frameLocator('iframe[title^="Live demo"]');
  const cover = ad.getByText('Play and Win Big').first();
  const spin = ad.getByRole('button', { name: 'Spin!', exact: true });
  // It pulses, so it never becomes stable.
  const tapSpin = async () => {
    await expect(page.getByRole('button', { name: /^Play: Live demo/ })).toBeHidden();
    await spin.click({ force: true });
  };
  await tapSpin();
  await expect(cover).toBeHidden();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(cover).toBeVisible();

  // The cover's tap and both spins, then the last screen's button.
  await tapSpin();
  for (const asked of ['2 spins left', '1 spin left']) {
    await expect(ad.getByText(asked)).toBeVisible();
    await tapSpin();
  }
  await ad.getByRole('button', { name: 'PLAY NOW' }).click({ force: true });
  await expect(ad.getByRole('button', { name: 'PLAY NOW' })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  await expect(page).toHaveURL(/\/#live-demo$/);

  // Out of view, the ad and its music are removed.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(frame).toHaveCount(0);
});

// Requirement: site.live-demo
test('three kinds of ads can be played; only the chosen one is loaded, behind its cover until it runs @proof', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/demo\/(.+)\.html$/.exec(request.url()) ?? [];
    if (name !== undefined && !loaded.includes(name)) loaded.push(name);
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'View Demo' }).click();
  const frame = page.frameLocator('iframe[title^="Live demo"]');
  const examples = page.getByRole('group', { name: 'Example' });
  const cover = page.getByRole('button', { name: /^Play: Live demo/ });
  await expect(examples.getByRole('button', { name: 'Double spin' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cover).toBeHidden();
  for (const { name, file, text, button } of [
    { name: 'Single spin', file: 'single-spin', text: '1 spin left', button: 'Spin to win' },
    { name: 'Straight play', file: 'straight-play', text: null, button: 'Play' },
  ]) {
    const example = examples.getByRole('button', { name });
    await example.click();
    await expect(example).toHaveAttribute('aria-pressed', 'true');
    await expect(frame.getByRole('button', { name: button, exact: true })).toBeVisible();
    await expect(cover).toBeHidden();
    expect(loaded.at(-1)).toBe(file);
    await frame.getByRole('button', { name: button, exact: true }).click({ force: true });
    if (text === null) await expect(frame.getByRole('button', { name: 'Play Now' })).toBeVisible();
    else await expect(frame.getByText(text)).toBeVisible();
  }
  expect(loaded).toEqual(['double-spin', 'single-spin', 'straight-play']);
});

// Requirement: site.walkthrough
test('the walkthrough is loaded on request, with captions', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play the walkthrough' });
  await play.scrollIntoViewIfNeeded();
  expect(films).toEqual([]);
  await play.click();
  await expect(page.locator('video > track[kind=captions]')).toHaveAttribute('srclang', 'en');
  await expect.poll(() => films.length).toBeGreaterThan(0);
});

async function measureScript(request: Request): Promise<{ url: string; bytes: number }> {
  const response = await request.response();
  if (response === null) throw new Error(`${request.url()} has no response`);
  return { url: request.url(), bytes: gzipSync(await response.body(), { level: 9 }).length };
}
