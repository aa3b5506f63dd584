/**
 * Runs in a page before the ad, after `createHostLog`. Logs played media and presented frames to `window.spinreelHostLog`. Self-contained,
 * because it is sent to the browser as text.
 */
export function watchPage(): void {
  const log = window.spinreelHostLog;

  for (const type of ['pointerdown', 'keydown']) {
    const tapped = (event: Event) => {
      if (event.isTrusted) log.hasBeenTapped = true;
    };
    window.addEventListener(type, tapped, { capture: true });
  }

  const nativePlay = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement): Promise<void> {
    watchMedia(this);
    return nativePlay.call(this);
  };
  // Elements that start by their `autoplay` attribute never call `play()`.
  document.addEventListener('play', (event) => watchMedia(event.target), { capture: true });

  function watchMedia(media: EventTarget | null): void {
    if (!(media instanceof HTMLMediaElement) || log.media.has(media)) return;
    log.media.add(media);
    media.addEventListener('playing', () => noteStart(media));
    media.addEventListener('volumechange', () => noteStart(media));
    if (media instanceof HTMLVideoElement) watchFrames(media);
  }

  function noteStart(media: HTMLMediaElement): void {
    if (log.hasBeenTapped || media.paused) return;
    log.hasPlayedBeforeTap = true;
    if (!media.muted && media.volume > 0) log.hasSoundedBeforeTap = true;
  }

  function watchFrames(video: HTMLVideoElement): void {
    const seen: VideoFrameRequestCallback = (_, { mediaTime }) => {
      log.frames = { count: log.frames.count + 1, lastMediaTimeSeconds: mediaTime };
      log.onFrame?.(log.frames);
      video.requestVideoFrameCallback(seen);
    };
    video.requestVideoFrameCallback(seen);
  }
}
