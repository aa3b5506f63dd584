import { chromium, type Browser } from 'playwright';

/**
 * Starts the installed Chromium: `CHROMIUM_PATH`, or Debian's. Media may start by themselves, so that an ad which is
 * silent before the first tap is so by its own doing. The caller closes it.
 */
export function launchChromium(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--autoplay-policy=no-user-gesture-required',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Chromium's sandbox refuses to start for root, which is who runs in most containers.
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
}
