import type { BrowserContext, CDPSession } from 'playwright-core';

/** Time for a page to close normally, in milliseconds. It is also the interval between attempts to crash the page. */
const closingLimitMs = 3000;

/** Total time before `closeContext` gives up, in milliseconds. The context then closes with its browser. */
const patienceMs = 10_000;

/**
 * Closes a context and its page. A page in an endless loop cannot close, so its process is crashed. Also resolves if the
 * browser ends meanwhile, because its contexts end with it: Playwright closes browsers when this process receives SIGTERM.
 */
export async function closeContext(context: BrowserContext, devTools: CDPSession): Promise<void> {
  const left = Promise.withResolvers<void>();
  const timers = [
    setInterval(() => {
      // The DevTools session ends when the page closes.
      devTools.send('Page.crash').catch(() => {});
    }, closingLimitMs),
    setTimeout(left.resolve, patienceMs),
  ];
  try {
    await Promise.race([context.close(), left.promise]);
  } catch (error) {
    if (context.browser()?.isConnected() !== false) throw error;
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}
