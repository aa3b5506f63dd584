/** A sound or a video that an ad has played, as it is encoded. */
export interface RecordedMedium {
  /** `context`: decoded by an audio context. */
  readonly player: 'video' | 'audio' | 'context';
  /** Null if it could not be read, or is too large. */
  readonly base64: string | null;
  /** The volume of its element: 0 to 1, and 0 if it is muted. Null if an audio context plays it. */
  readonly volume: number | null;
}

/** What the page has recorded of its media. */
export interface PageMedia {
  readMedia(): Promise<RecordedMedium[]>;
  /** Whether a canvas is so large that it could flash. */
  hasLargeCanvas(): boolean;
  /** Moves a playing video of our own ad to just before its end. */
  skipToEnd(): void;
  /** Whether the video has ended and its animations are stopped, so that they can be filmed. */
  isStopped(): boolean;
  /** Shows all animations as they are this long after their start. */
  showAnimationsAt(timeMs: number): void;
}

/** The constants that `recordMedia` needs. It cannot import them. */
export interface MediaRecordingOptions {
  /** The duration of our own ad's winning badge: a timer of this duration never ends, so the badge stays. Null in other ads. */
  readonly badgeMs: number | null;
  /** Media above this size together are not read. */
  readonly maxBytes: number;
  /** The share of a field of view of 10 degrees that may flash. */
  readonly maxAreaShare: number;
}

/**
 * Runs in a page before the ad, after the host simulator. Keeps the media that the ad plays, and stops the animations of our own
 * ad when its video has ended. Random numbers are the same on every run. Self-contained, because it is sent to the browser as text.
 */
export function recordMedia({ badgeMs, maxBytes, maxAreaShare }: MediaRecordingOptions): void {
  /** Frames after the end of the video in which its celebration has started. */
  const startFrames = 10;
  const decoded: Blob[] = [];
  const stopped = new Set<Animation>();

  let seed = 1;
  Math.random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };

  const nativeDecode: (this: BaseAudioContext, ...given: never[]) => unknown =
    BaseAudioContext.prototype.decodeAudioData;
  const decodeAudioData = function decodeAudioData(this: BaseAudioContext, ...given: never[]): unknown {
    const bytes: unknown = given[0];
    // The buffer is empty after it was decoded.
    if (bytes instanceof ArrayBuffer) decoded.push(new Blob([bytes.slice(0)]));
    return nativeDecode.apply(this, given);
  };
  Object.assign(BaseAudioContext.prototype, { decodeAudioData });

  let framesAfterEnd = 0;

  const findVideo = () =>
    [...window.spinreelHostLog.media].find((media) => media instanceof HTMLVideoElement) ?? null;
  const stopAnimations = () => {
    if (findVideo()?.ended === true) {
      framesAfterEnd += 1;
      for (const animation of document.getAnimations()) {
        if (stopped.has(animation)) continue;
        animation.pause();
        stopped.add(animation);
      }
    }
    requestAnimationFrame(stopAnimations);
  };
  if (badgeMs !== null) {
    const nativeSetTimeout: (this: unknown, ...given: never[]) => number = window.setTimeout;
    Object.assign(window, {
      setTimeout: (...given: never[]) => (given[1] === badgeMs ? 0 : nativeSetTimeout.apply(window, given)),
    });
    stopAnimations();
  }

  const encode = async (blob: Blob): Promise<string> => {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let binary = '';
    for (let at = 0; at < bytes.length; at += 32_768)
      binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    return btoa(binary);
  };

  const hasSource = ({ currentSrc, src, srcObject }: HTMLMediaElement) =>
    currentSrc !== '' || src !== '' || srcObject !== null;
  /** Reads what the page itself may read: its own files, and data in memory. */
  const fetchSource = async ({ currentSrc, src }: HTMLMediaElement): Promise<Blob> => {
    const response = await fetch(currentSrc || src);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.blob();
  };

  window.spinreelMedia = {
    async readMedia() {
      const elements = new Set([...window.spinreelHostLog.media, ...document.querySelectorAll('video')]);
      const sources = [
        ...[...elements].filter(hasSource).map((element) => ({
          player: element instanceof HTMLVideoElement ? ('video' as const) : ('audio' as const),
          volume: element.muted ? 0 : element.volume,
          read: () => fetchSource(element),
        })),
        ...decoded.map((blob) => ({ player: 'context' as const, volume: null, read: async () => blob })),
      ];
      let sizeBytes = 0;
      const media: RecordedMedium[] = [];
      for (const { player, volume, read } of sources) {
        // It may be revoked, or forbidden by the policy of the page.
        const blob = await read().catch(() => null);
        sizeBytes += blob?.size ?? 0;
        const base64 = blob === null || sizeBytes > maxBytes ? null : await encode(blob);
        media.push({ player, volume, base64 });
      }
      return media;
    },
    hasLargeCanvas() {
      const minArea = maxAreaShare * Math.min(innerWidth, innerHeight) ** 2;
      return [...document.querySelectorAll('canvas')].some((canvas) => {
        const { width, height } = canvas.getBoundingClientRect();
        return canvas.checkVisibility() && width * height > minArea;
      });
    },
    skipToEnd() {
      const video = findVideo();
      const endSeconds = (video?.duration ?? Number.NaN) - 0.1;
      if (video && !video.paused && video.currentTime < endSeconds) video.currentTime = endSeconds;
    },
    isStopped: () =>
      framesAfterEnd > startFrames && document.getAnimations().every((animation) => stopped.has(animation)),
    showAnimationsAt(timeMs) {
      for (const animation of stopped) animation.currentTime = timeMs;
    },
  };
}

declare global {
  interface Window {
    /** Present only in pages whose media are measured. */
    spinreelMedia: PageMedia;
  }
}
