import { chromiumSwitches } from '@spinreel/config-schema/limits/chromium-switches';
import { chromium, type Browser } from 'playwright';

/** Opens the browser that draws the material and plays the ads. */
export function openGalleryBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', ...chromiumSwitches],
  });
}
