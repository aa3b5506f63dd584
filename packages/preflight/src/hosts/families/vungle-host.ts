/**
 * Runs in a page before the ad. Simulates Vungle's page around the ad: it receives the ad's messages, and sends its own
 * events to the ad's window. The real ad runs in a frame; here `parent` is the page itself. Self-contained, because it is
 * sent to the browser as text.
 */
export function vungleHost(): void {
  const log = window.spinreelHostLog;
  /** The two messages are separate if more time than this is between them. */
  const togetherMs = 50;
  const prescribedArguments = 2;
  let tapCount = 0;
  let completedAtMs = -Infinity;
  let downloadedAtMs = -Infinity;

  const send = (name: string, detail?: object) => window.dispatchEvent(new CustomEvent(name, { detail }));
  const init = (isMuted: boolean) =>
    send('ad-event-init', { tokens: { START_MUTED: String(isMuted) }, closeDelay: 5, rewardedAd: false });
  const requireSeparate = () => {
    if (Math.abs(completedAtMs - downloadedAtMs) < togetherMs)
      log.lifecycle.errors.push('The ad sends "complete" together with "download".');
  };
  const receive = (message: unknown, argumentCount: number) => {
    if (message === 'download') {
      log.logCtaCall(argumentCount - prescribedArguments);
      downloadedAtMs = performance.now();
      requireSeparate();
    } else if (message === 'complete') {
      // Vungle also accepts the message after several interactions.
      if (tapCount < 3) log.logEnd('complete');
      else log.lifecycle.calls.push('complete');
      completedAtMs = performance.now();
      requireSeparate();
    }
  };
  const nativePost: (...given: never[]) => void = window.postMessage.bind(window);
  // Not an event listener, because the message would arrive after the tap.
  const post = (...given: never[]) => {
    const [message, target] = given as readonly unknown[];
    if (target === '*') receive(message, given.length);
    nativePost(...given);
  };
  Object.defineProperty(window, 'postMessage', { value: post, writable: true, configurable: true });

  const countTap = ({ isTrusted }: Event) => {
    if (isTrusted) tapCount++;
  };
  window.addEventListener('pointerdown', countTap, { capture: true });
  log.setViewable = (isViewable) => send(isViewable ? 'ad-event-resume' : 'ad-event-pause');
  log.setVolume = (volume) => init(volume === 0);
  log.whenProvided('load', () => setTimeout(init, 100, false));
}
