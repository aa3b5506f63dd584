import { expect, type BrowserContext, type Page } from '@playwright/test';
import { storageKeys } from '@spinreel/config-schema/site/client-storage';
import {
  analyticsDefaults,
  analyticsGranted,
  analyticsWithdrawn,
  serializeConsent,
} from '@spinreel/config-schema/site/consent';
import { messages } from '@spinreel/config-schema/messages/messages';
import { publicPages } from '@spinreel/config-schema/site/site-pages';
import { analyticsId, startAnalyticsProduct } from '../support/servers/analytics-product.ts';
import { checkScreen } from '../support/check-screen.ts';
import { test } from '../support/test.ts';

const { accept, reject, settings } = messages.consent;
const yearMs = 365 * 24 * 60 * 60 * 1000;

let product: Awaited<ReturnType<typeof startAnalyticsProduct>>;
test.beforeAll(async () => {
  product = await startAnalyticsProduct();
});
test.afterAll(async () => {
  await product.stop();
});
// All visitors here are new.
test.use({ storageState: { cookies: [], origins: [] } });

// Requirement: consent.question, consent.nothing-before-choice
test('before a choice no page loads third parties, stores anything or shifts', async ({ context, page }) => {
  const others = await collectForeignRequests(context);
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.dataset['shift'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of Object.keys(publicPages)) {
    await page.goto(product.address + path);
    await expect(banner(page)).toBeVisible();
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0), path).toBeLessThanOrEqual(
      0.01,
    );
  }
  expect(others).toEqual([]);
  expect(await readStoredValues(page)).toEqual({ cookies: [], local: {}, session: {}, databases: [] });
});

// Requirement: consent.answer-without-analytics
test('an answer from before analytics was set up does not count; the banner states its purpose', async ({
  page,
}) => {
  const stored = serializeConsent('granted', { nowMs: Date.now(), isAnalyticsSetUp: false });
  await page.addInitScript(
    ([key, value]) => {
      // The frame of the demo has no storage.
      if (window === window.top) localStorage.setItem(key ?? '', value ?? '');
    },
    [storageKeys.analyticsConsent, stored],
  );
  const others = await collectForeignRequests(page.context());
  await addAnalyticsCookie(page.context());
  await page.goto(product.address);
  await expect(banner(page)).toBeVisible();
  const question = page.getByRole('region', { name: messages.consent.title });
  for (const fact of ['Google Analytics', 'counts visits', '2 years', 'United States'])
    await expect(question).toContainText(fact);
  await expectNoAnalytics(page, others);
});

// Requirement: consent.question
test('on a phone the question leaves every button of the front page and the link for access in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product.address);
  await expect(banner(page)).toBeVisible();
  const top = (await banner(page).boundingBox())?.y ?? 0;
  for (const control of [
    page.getByRole('button', { name: 'Get Started Free' }).first(),
    page.getByRole('link', { name: 'View Demo' }),
    page.getByRole('link', { name: messages.access.requestAccess }).first(),
  ]) {
    const box = await control.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
});

// Requirement: consent.question
test('both answers have equal weight, by mouse and by keyboard; the banner fits phones', async ({ page }) => {
  await page.goto(`${product.address}/contact`);
  const [one, other] = await Promise.all(
    [reject, accept].map(async (name) => {
      const button = page.getByRole('button', { name });
      const { backgroundColor, color, fontWeight } = await button.evaluate((element) =>
        getComputedStyle(element),
      );
      const box = await button.boundingBox();
      return { width: box?.width, height: box?.height, backgroundColor, color, fontWeight };
    }),
  );
  expect(one).toEqual(other);
  await checkScreen(page, 'consent-1440');
  // The first elements that Tab reaches.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: reject })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await checkScreen(page, 'consent-390');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});

// Requirement: consent.question, consent.nothing-before-choice
test('rejecting loads nothing, lasts a year, and is then asked again', async ({ context, page }) => {
  const others = await collectForeignRequests(context);
  await page.goto(product.address);
  await page.getByRole('button', { name: reject }).click();
  await expect(banner(page)).toBeHidden();
  await page.goto(`${product.address}/cookies`);
  await expect(page.getByRole('heading', { name: 'Cookie Policy' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(others).toEqual([]);
  const { local, ...rest } = await readStoredValues(page);
  expect(rest).toEqual({ cookies: [], session: {}, databases: [] });
  expect(Object.keys(local)).toEqual([storageKeys.analyticsConsent]);
  expect(JSON.parse(local[storageKeys.analyticsConsent] ?? '')).toMatchObject({ choice: 'denied' });

  await page.clock.setFixedTime(Date.now() + yearMs + 60_000);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await page.evaluate((key) => localStorage.setItem(key, '{"choice":"gran'), storageKeys.analyticsConsent);
  await page.clock.setFixedTime(Date.now());
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

// Requirement: consent.analytics
test('accepting loads analytics once, denied first, then granted; withdrawing in one tab applies to all', async ({
  context,
  page,
}) => {
  const others = await collectForeignRequests(context);
  await page.goto(product.address);
  const otherTab = await context.newPage();
  await otherTab.goto(`${product.address}/privacy`);
  await expect(banner(otherTab)).toBeVisible();
  await page.getByRole('button', { name: accept }).click();
  await expect(banner(page)).toBeHidden();
  await expect(banner(otherTab)).toBeHidden();
  await expect.poll(() => others.filter((url) => url.includes('/gtag/js'))).toHaveLength(2);
  expect(await readAnalyticsCommands(page)).toEqual([
    ['consent', 'default', analyticsDefaults],
    ['consent', 'update', analyticsGranted],
    ['js', expect.anything()],
    ['config', analyticsId, expect.objectContaining({ anonymize_ip: true })],
  ]);
  // The pages' policy allows the script's reports.
  await expect.poll(() => others.some((url) => url.includes('google-analytics.com/g/collect'))).toBe(true);
  expect((await readStoredValues(page)).cookies.toSorted()).toEqual(['_ga', '_ga_E2ETEST01']);

  await otherTab.getByRole('button', { name: settings }).click();
  await expect(otherTab.getByRole('heading', { name: settings })).toBeFocused();
  await expect(otherTab.getByText(messages.consent.granted)).toBeVisible();
  await otherTab.keyboard.press('Escape');
  await expect(otherTab.getByRole('button', { name: settings })).toBeFocused();
  await otherTab.getByRole('button', { name: settings }).click();
  await otherTab.getByRole('button', { name: reject }).click();
  for (const tab of [page, otherTab]) {
    await expect
      .poll(async () => (await readAnalyticsCommands(tab)).at(-1))
      .toEqual(['consent', 'update', analyticsWithdrawn]);
    expect(await tab.evaluate((id) => Reflect.get(window, `ga-disable-${id}`) as unknown, analyticsId)).toBe(
      true,
    );
  }
  expect((await readStoredValues(page)).cookies).toEqual([]);
  others.length = 0;
  await addAnalyticsCookie(context);
  await page.reload();
  await expect(page.getByRole('button', { name: settings })).toBeVisible();
  await expectNoAnalytics(page, others);
});

const banner = (page: Page) => page.getByRole('button', { name: accept });

/** Collects all requests to other origins, and replaces the analytics script, which tests must not load. */
async function collectForeignRequests(context: BrowserContext): Promise<string[]> {
  const others: string[] = [];
  await context.route(
    (url) => url.origin !== product.address,
    async (route) => {
      others.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: script });
    },
  );
  return others;
}

const script = `
  document.cookie = '_ga=GA1.1.1.1; path=/; max-age=60';
  document.cookie = '_ga_E2ETEST01=GS1.1.1; path=/; max-age=60';
  fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });
`;

/** Adds a cookie of the analytics script. A page without consent removes it. */
async function addAnalyticsCookie(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: '_ga', value: 'GA1.1.1.1', url: product.address }]);
}

/**
 * Checks that a loaded page makes no requests to other origins. Waits until the page has acted on the visitor's choice: it has
 * either requested the analytics script or removed the cookie.
 */
async function expectNoAnalytics(page: Page, others: readonly string[]): Promise<void> {
  await expect
    .poll(async () => others.length > 0 || (await readStoredValues(page)).cookies.length === 0)
    .toBe(true);
  expect(others).toEqual([]);
}

/** Reads the commands that the analytics script received, in order. */
async function readAnalyticsCommands(page: Page): Promise<unknown[][]> {
  return await page.evaluate(() => {
    const commands = (window as Window & { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
    return commands.map((command) =>
      Array.from(command, (part) => (part instanceof Date ? part.toISOString() : part)),
    );
  });
}

/** Reads everything that the browser stores for the page. */
async function readStoredValues(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const storage = await page.evaluate(async () => ({
    local: Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
    session: Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  return { cookies, ...storage };
}
