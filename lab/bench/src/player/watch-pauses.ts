/** The frames on screen at a pause, read from the pixels. */
export interface SeenPause {
  /** The frame shown when the video was paused. */
  readonly firstFrame: number;
  /** The frame shown after half a second without a change. */
  readonly stillFrame: number;
}

type Mutable<Facts> = { -readonly [Name in keyof Facts]: Facts[Name] };

declare global {
  interface Window {
    /** A pause has no `stillFrame` until the frame no longer changes. */
    seenPauses: Partial<SeenPause>[];
  }
}

/**
 * Runs in a page before the ad, and stores the number that the frame-coded video shows at each pause in
 * `window.seenPauses`. Must be self-contained, because it is sent as text.
 */
export function watchPauses(): void {
  const bitCount = 8;
  const width = 256;
  const height = 144;
  window.seenPauses = [];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const shownFrame = (video: HTMLVideoElement) => {
    const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    context.drawImage(video, 0, 0, width, height);
    const { data } = context.getImageData(0, height / 2, width, 1);
    let frame = 0;
    for (let bit = 0; bit < bitCount; bit += 1) {
      const middle = Math.floor(((bit + 0.5) * width) / bitCount);
      frame = frame * 2 + ((data[middle * 4] ?? 0) > 128 ? 1 : 0);
    }
    return frame;
  };
  const watchStill = (video: HTMLVideoElement, seen: Partial<Mutable<SeenPause>>) => {
    let frame = shownFrame(video);
    let sinceMs = performance.now();
    const look = () => {
      const now = shownFrame(video);
      if (now !== frame || video.seeking) {
        frame = now;
        sinceMs = performance.now();
      }
      if (performance.now() - sinceMs > 500) seen.stillFrame = frame;
      else setTimeout(look, 50);
    };
    look();
  };
  // Media events do not bubble, but they are captured.
  document.addEventListener(
    'pause',
    ({ target }) => {
      if (!(target instanceof HTMLVideoElement) || target.ended) return;
      const seen: Partial<Mutable<SeenPause>> = { firstFrame: shownFrame(target) };
      window.seenPauses.push(seen);
      watchStill(target, seen);
    },
    { capture: true },
  );
}
