/**
 * Runs in a page before the ad, after `watchPage`. Blocks each media element until it is played during a tap, even a muted
 * one, as Android's web view does by default. Self-contained, because it is sent to the browser as text.
 */
export function requireMediaGesture(): void {
  const unlocked = new WeakSet<EventTarget>();
  const nativePlay = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement): Promise<void> {
    if (navigator.userActivation.isActive) unlocked.add(this);
    if (unlocked.has(this)) return nativePlay.call(this);
    return Promise.reject(new DOMException('The web view plays media only during a tap.', 'NotAllowedError'));
  };
  const stopAutoplay = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement && !unlocked.has(target)) target.pause();
  };
  document.addEventListener('play', stopAutoplay, { capture: true });
}
