import type { BrowserContext, CDPSession } from 'playwright';

/** How long a page may take to go by itself, in milliseconds. */
const closingLimitMs = 3000;

/** Closes a context and its page. A page that is caught in a loop never agrees to that: its process is ended for it. */
export async function closeContext(context: BrowserContext, devTools: CDPSession): Promise<void> {
  const end = setTimeout(() => {
    // The session is gone where the page went in the meantime.
    devTools.send('Page.crash').catch(() => {});
  }, closingLimitMs);
  try {
    await context.close();
  } finally {
    clearTimeout(end);
  }
}
