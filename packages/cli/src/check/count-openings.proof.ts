import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestCli } from '../../test/create-test-cli.ts';
import { reuseBrowser } from './reuse-browser.ts';

test('opens a file once for its behaviour, its media and its market, and closes every page', async () => {
  const { check, openings } = await setup();
  await check();
  expect(openings).toEqual({ opened: 0, loaded: 0, closed: 0 });
  await check('--play', '--market', 'us', '--product', 'social-casino');
  expect(openings).toEqual({ opened: 3, loaded: 3, closed: 3 });
});

/** Counts the pages that checks of a small page open. */
async function setup() {
  const { run, folder } = await createTestCli();
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  const button = '<button onclick="FbPlayableAd.onCTAClick()">Play</button>';
  await writeFile(join(folder, 'ad.html'), `<!doctype html>${head}<title>x</title>${button}`);
  const check = (...options: string[]) => run('check', 'ad.html', '--network', 'moloco', ...options);
  return { check, openings: await watchOpenings() };
}

/** Watches all browsers of this process. */
async function watchOpenings() {
  const browsers = await reuseBrowser();
  onTestFinished(() => browsers.close());
  const browser = await browsers.get();
  const context = await browser.newContext();
  const page = await context.newPage();
  await context.close();
  const openings = { opened: 0, loaded: 0, closed: 0 };
  const browserClass = Object.getPrototypeOf(browser) as typeof browser;
  const openContext = browserClass.newContext;
  vi.spyOn(browserClass, 'newContext').mockImplementation(async function (this: typeof browser, ...options) {
    const opened: BrowserContext = await openContext.apply(this, options);
    openings.opened += 1;
    opened.once('close', () => (openings.closed += 1));
    return opened;
  });
  const pageClass = Object.getPrototypeOf(page) as typeof page;
  const { goto } = pageClass;
  vi.spyOn(pageClass, 'goto').mockImplementation(function (this: typeof page, ...options) {
    openings.loaded += 1;
    return goto.apply(this, options);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return openings;
}
