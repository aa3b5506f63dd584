import type { BrowserContext, CDPSession } from 'playwright';

/** How long a page may take to go by itself, in milliseconds, and after which it is told again to end its process. */
const closingLimitMs = 3000;

/** After this long in all nobody waits for it any more, in milliseconds: it goes with its browser. */
const patienceMs = 20_000;

/** Closes a context and its page. A page that is caught in a loop never agrees to that: its process is ended for it. */
export async function closeContext(context: BrowserContext, devTools: CDPSession): Promise<void> {
  const left = Promise.withResolvers<void>();
  const timers = [
    setInterval(() => {
      // The session is gone where the page went in the meantime.
      devTools.send('Page.crash').catch(() => {});
    }, closingLimitMs),
    setTimeout(left.resolve, patienceMs),
  ];
  try {
    await Promise.race([context.close(), left.promise]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}
