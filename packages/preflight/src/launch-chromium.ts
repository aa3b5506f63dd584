import { chromium, type Browser } from 'playwright';

/**
 * Starts the installed Chromium: `CHROMIUM_PATH`, or Debian's. Media may start by themselves, so that an ad which is
 * silent before the first tap is so by its own doing. The caller closes it. Rejects where there is no Chromium.
 *
 * @example
 * const browser = await launchChromium(); // one for many files
 * const verdict = await proveFile({ bytes, fileName, network, browser });
 * await browser.close();
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
