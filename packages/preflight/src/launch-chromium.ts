import { chromium, type Browser } from 'playwright';

/**
 * Starts the installed Chromium from `CHROMIUM_PATH` or Debian's default path. Autoplay is allowed, so an ad is silent
 * before the first tap only if the ad itself waits. A sealed browser has no network access, not even to this machine:
 * its driver must serve the content, as `openInHost` does. It also draws its window at half the size, because nobody
 * looks at it. The caller closes the browser. Rejects if Chromium is not installed.
 *
 * @example
 * const browser = await launchChromium({ isSealed: true }); // one for many files
 * const verdict = await proveFile({ bytes, fileName, network, browser });
 * await browser.close();
 */
export function launchChromium({ isSealed = false } = {}): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--autoplay-policy=no-user-gesture-required',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(isSealed ? [...sealingSwitches, ...drawingSwitches] : []),
      // Chromium's sandbox does not start as root, which is the user in most containers.
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
}

/** Blocks traffic that a driver cannot intercept as requests: DNS lookups, QUIC and WebRTC datagrams. */
const sealingSwitches = [
  // Chromium resolves numeric addresses through these rules too. Only WebRTC bypasses the resolver for them.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/**
 * Without a GPU, most of the work of playing a video is drawing it. Layout, screenshots and `devicePixelRatio` do not
 * depend on this scale: the page has the size and the density of its emulated screen.
 */
const drawingSwitches = ['--force-device-scale-factor=0.5'];
