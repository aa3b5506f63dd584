/** The prefix of the console message and of the error that the ad gets when the host blocks a connection. */
export const refusalMark = 'Refused by the host:';

/**
 * Runs in a page before the ad. Blocks the network APIs that browser drivers do not report as requests. Each attempt is
 * logged to the console as `mark` and the attempted call. `openInHost` reads the console because, unlike a list in the
 * page, it also covers iframes. Self-contained, because it is sent to the browser as text.
 */
export function refuseNetwork(mark: string): void {
  // Bound now, because the ad may replace `console.debug` later.
  // oxlint-disable-next-line no-console -- the page has no other way to its driver that every frame shares
  const tell = console.debug.bind(console);
  /** More refusals say nothing new. */
  const maxCount = 100;
  let count = 0;

  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport', 'WebSocketStream']) {
    if (!(name in window)) continue;
    const refused = function refused(target?: unknown): never {
      const words = `${mark} ${name} ${typeof target === 'string' ? target : (JSON.stringify(target) ?? '')}`;
      count++;
      if (count <= maxCount) tell(words.slice(0, 1000));
      throw new DOMException(words, 'NotSupportedError');
    };
    Object.defineProperty(window, name, { value: refused, writable: true, configurable: true });
  }
}
