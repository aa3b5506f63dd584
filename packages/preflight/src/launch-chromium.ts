import { chromium, type Browser } from 'playwright';

/**
 * Starts the installed Chromium: `CHROMIUM_PATH`, or Debian's. Media may start by themselves, so that an ad which is
 * silent before the first tap is so by its own doing. A sealed one reaches nothing at all, this machine included: what
 * it is to show has to be handed to it by its driver, as `openInHost` does. The caller closes it. Rejects where there is
 * no Chromium.
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
      ...(isSealed ? sealingSwitches : []),
      // Chromium's sandbox refuses to start for root, which is who runs in most containers.
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
}

/** What never becomes a request that a driver could refuse: look-ups of names, QUIC, and the datagrams of WebRTC. */
const sealingSwitches = [
  // Addresses in numbers are looked up too, as far as Chromium is concerned. WebRTC alone asks nobody for them.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
];
