/**
 * Runs in a page before the ad: keeps what the ad plays and shows in `window.spinreelHostLog`. Self-contained, since it
 * is sent to the browser as text.
 */
export function watchPage(): void {
  const log: Window['spinreelHostLog'] = {
    ctaCalls: [],
    hasOwnHook: false,
    media: new Set(),
    frames: { count: 0, lastMediaTimeSeconds: null },
    hasBeenTapped: false,
    hasSoundedBeforeTap: false,
    hasPlayedBeforeTap: false,
    countAudibleContexts: () => 0,
  };
  window.spinreelHostLog = log;

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
  // Elements which start by their own `autoplay` never call it.
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
      video.requestVideoFrameCallback(seen);
    };
    video.requestVideoFrameCallback(seen);
  }
}
