import { type Browser, chromium } from '@playwright/test';

/** Starts the browser of the system, or the one that `CHROMIUM_PATH` names. */
export async function launchBrowser(): Promise<Browser> {
  return await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}
