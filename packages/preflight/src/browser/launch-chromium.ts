import { chromiumSwitches, halfSizeSwitches } from '@spinreel/config-schema/limits/chromium-switches';
import type { Browser, BrowserType } from 'playwright-core';
import { findChromium } from './find-chromium.ts';
import { MissingBrowser } from './missing-browser.ts';

/**
 * Starts the Chromium that `findChromium` finds. Autoplay is allowed, so an ad is silent before the first tap only if the
 * ad itself waits. A sealed browser has no network access, not even to this machine: its driver must serve the content, as
 * `openInHost` does. It also draws its window at half the size, because nobody looks at it. The caller closes the browser. A
 * hostile ad may end it: if `isConnected()` is false, start another one for the next file.
 * Rejects with `MissingBrowser` if Chromium or the package `playwright-core` is not installed.
 *
 * @example
 * const browser = await launchChromium({ isSealed: true }); // one for many files
 * const verdict = await proveFile({ bytes, fileName, network, browser });
 * await browser.close();
 */
export async function launchChromium({ isSealed = false } = {}): Promise<Browser> {
  const driver = await loadDriver();
  const executablePath = await findChromium();
  if (executablePath === null) throw new MissingBrowser('chromium');
  // Chromium's sandbox does not start as root, nor in most containers, which turn it off by this setting.
  const isSandboxed = process.getuid?.() !== 0 && process.env['CHROMIUM_SANDBOX'] !== 'off';
  return await driver.launch({
    executablePath,
    args: [
      '--autoplay-policy=no-user-gesture-required',
      ...chromiumSwitches,
      ...(isSealed ? [...sealingSwitches, ...halfSizeSwitches] : []),
      ...(isSandboxed ? [] : ['--no-sandbox']),
    ],
  });
}

/** Loaded only here, so that checks without a browser work without the package. */
async function loadDriver(): Promise<BrowserType> {
  try {
    const { chromium } = await import('playwright-core');
    return chromium;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new MissingBrowser('playwright-core', { cause });
  }
}

/** Blocks traffic that a driver cannot intercept as requests: DNS lookups, QUIC and WebRTC datagrams. */
const sealingSwitches = [
  // Chromium resolves numeric addresses through these rules too. Only WebRTC bypasses the resolver for them.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  // The headless shell knows only this name of the switch.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];
