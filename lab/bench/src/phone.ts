import type { Browser, CDPSession, Page } from 'playwright';

/** A page on a phone with touch, and its developer tools. */
export interface Phone {
  readonly page: Page;
  readonly devTools: CDPSession;
}

/** The kind of phone to emulate. */
export interface PhoneKind {
  /** How many times slower the phone is than this machine. 1 means equally fast. */
  readonly slowness: number;
}

/** Runs `use` with a new phone with an empty cache. Its pages run `script` before their own scripts. */
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
