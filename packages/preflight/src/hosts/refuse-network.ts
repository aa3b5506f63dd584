/** What the host's word on a refusal begins with, on the console and in the error that the ad is given. */
export const refusalMark = 'Refused by the host:';

/**
 * Runs in a page before the ad: takes away the ways to a network that no driver sees as requests. Whoever tries one is
 * told about on the console, which `openInHost` reads: unlike a list in the page it is heard from frames as well. After
 * `mark` stands what was tried. Self-contained, since it is sent to the browser as text.
 */
export function refuseNetwork(mark: string): void {
  // The ad may replace it later.
  // oxlint-disable-next-line no-console -- the page has no other way to its driver that every frame shares
  const tell = console.debug.bind(console);

  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport', 'WebSocketStream']) {
    if (!(name in window)) continue;
    const refused = function refused(target?: unknown): never {
      const words = `${mark} ${name} ${typeof target === 'string' ? target : (JSON.stringify(target) ?? '')}`;
      tell(words);
      throw new DOMException(words, 'NotSupportedError');
    };
    Object.defineProperty(window, name, { value: refused, writable: true, configurable: true });
  }
}
