import type { Browser, CDPSession, Page } from 'playwright';

/** A page on a phone with touch, and its developer tools. */
export interface Phone {
  readonly page: Page;
  readonly devTools: CDPSession;
}

/** What a phone is like. */
export interface PhoneKind {
  /** How many times slower than this machine; 1 is as fast. */
  readonly slowness: number;
}

/** Gives `use` a new phone with nothing in its cache, whose pages run `script` before anything else. */
export async function withPhone<Result>(
  browser: Browser,
  { slowness }: PhoneKind,
  script: () => void,
  use: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(script);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    return await use({ page, devTools });
  } finally {
    await context.close();
  }
}
