import { expect, onTestFinished, test } from 'vitest';
import { reuseBrowser } from './reuse-browser.ts';

test('keeps its browser, and replaces one that has ended', async () => {
  const browsers = await reuseBrowser();
  onTestFinished(() => browsers.close());
  const first = await browsers.get();
  expect(await browsers.get()).toBe(first);
  const ended = new Promise((resolve) => first.once('disconnected', resolve));
  const devTools = await first.newBrowserCDPSession();
  // The browser ends without an answer.
  devTools.send('Browser.crash').catch(() => {});
  await ended;
  const second = await browsers.get();
  expect(second.isConnected()).toBe(true);
  expect(await browsers.get()).toBe(second);
});
