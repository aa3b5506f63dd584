/** A sound or a video that an ad has played, as it is encoded. */
export interface RecordedMedium {
  /** `context`: decoded by an audio context. */
  readonly player: 'video' | 'audio' | 'context';
  readonly base64: string;
}

/** What the page has recorded of its media. */
export interface PageMedia {
  readMedia(): Promise<RecordedMedium[]>;
  /** Moves a playing video of our own ad to just before its end. */
  skipToEnd(): void;
  /** Whether the video has ended and its animations are stopped, so that they can be filmed. */
  isStopped(): boolean;
  /** Shows all animations as they are this long after their start. */
  showAnimationsAt(timeMs: number): void;
}

/** The constants that `recordMedia` needs. It cannot import them. */
export interface MediaRecordingOptions {
  /** The duration of the winning badge. A timer of this duration never ends, so the badge stays. */
  readonly badgeMs: number;
  /** Media above this size together are not read. */
  readonly maxBytes: number;
}

/**
 * Runs in a page before the ad, after the host simulator. Keeps the media that the ad plays, and stops its animations when the
 * video has ended. Random numbers are the same on every run. Self-contained, because it is sent to the browser as text.
 */
export function recordMedia({ badgeMs, maxBytes }: MediaRecordingOptions): void {
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

  const nativeSetTimeout: (this: unknown, ...given: never[]) => number = window.setTimeout;
  Object.assign(window, {
    setTimeout: (...given: never[]) => (given[1] === badgeMs ? 0 : nativeSetTimeout.apply(window, given)),
  });

  const findVideo = () =>
    [...window.spinreelHostLog.media].find((media) => media instanceof HTMLVideoElement) ?? null;
  const stopAnimations = () => {
    if (findVideo()?.ended === true) {
      for (const animation of document.getAnimations()) {
        if (stopped.has(animation)) continue;
        animation.pause();
        stopped.add(animation);
      }
    }
    requestAnimationFrame(stopAnimations);
  };
  stopAnimations();

  const encode = async (blob: Blob): Promise<string> => {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let binary = '';
    for (let at = 0; at < bytes.length; at += 32_768)
      binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    return btoa(binary);
  };

  window.spinreelMedia = {
    async readMedia() {
      const blobs: { player: RecordedMedium['player']; blob: Blob }[] = [];
      for (const media of window.spinreelHostLog.media) {
        const source = media.currentSrc || media.src;
        const player = media instanceof HTMLVideoElement ? 'video' : 'audio';
        if (/^(blob|data):/.test(source)) blobs.push({ player, blob: await (await fetch(source)).blob() });
      }
      blobs.push(...decoded.map((blob) => ({ player: 'context' as const, blob })));
      let sizeBytes = 0;
      const read: RecordedMedium[] = [];
      for (const { player, blob } of blobs) {
        sizeBytes += blob.size;
        if (sizeBytes <= maxBytes) read.push({ player, base64: await encode(blob) });
      }
      return read;
    },
    skipToEnd() {
      const video = findVideo();
      const endSeconds = (video?.duration ?? Number.NaN) - 0.1;
      if (video && !video.paused && video.currentTime < endSeconds) video.currentTime = endSeconds;
    },
    isStopped: () =>
      stopped.size > 0 && document.getAnimations().every((animation) => stopped.has(animation)),
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
