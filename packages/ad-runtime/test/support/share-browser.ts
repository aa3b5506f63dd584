import { chromiumSwitches, halfSizeSwitches } from '@spinreel/config-schema/limits/chromium-switches';
import { chromium, type Browser } from 'playwright';

/** How the tests start Chromium: offline, with little to draw, and without a sandbox where they run as root. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', ...chromiumSwitches, ...halfSizeSwitches],
};

let launched: Promise<Browser> | undefined;

/** Returns a browser that the test files of a process share. It ends with the process. The tests close their pages. */
export function shareBrowser(): Promise<Browser> {
  launched ??= chromium.launch(launchOptions);
  return launched;
}
