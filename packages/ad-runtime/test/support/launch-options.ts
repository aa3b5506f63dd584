import { chromiumSwitches, halfSizeSwitches } from '@spinreel/config-schema/limits/chromium-switches';

/** How the tests start Chromium: offline, with little to draw, and without a sandbox where they run as root. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', ...chromiumSwitches, ...halfSizeSwitches],
};
