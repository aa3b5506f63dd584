/** One call of the network's click hook, as the host saw it. */
export interface CtaCall {
  /** Whether the call came from inside the handling of an event that a person caused. */
  readonly isTrusted: boolean;
  /** Whether the browser counted the viewer as active at that moment. */
  readonly isUserActive: boolean;
  /** Networks want the hook without arguments. */
  readonly argumentCount: number;
}

/** What a page says about its sound. */
export interface AudioState {
  /** Media elements that are playing and can be heard. */
  readonly audibleElements: number;
  /** Audio contexts that can be heard. */
  readonly audibleContexts: number;
  /** Whether anything started to sound, or to move, before the viewer's first tap. */
  readonly hasSoundedBeforeTap: boolean;
  readonly hasPlayedBeforeTap: boolean;
}

/** The video's pictures as they reached the screen. */
export interface PresentedFrames {
  /** Pictures seen so far. */
  readonly count: number;
  /** Time of the newest picture in seconds of the video; null before the first. */
  readonly lastMediaTimeSeconds: number | null;
}

/** What is kept inside a page by the scripts that run before the ad. */
export interface HostLog {
  readonly ctaCalls: CtaCall[];
  /** Whether the ad had defined the click hook before the host did. */
  hasOwnHook: boolean;
  readonly media: Set<HTMLMediaElement>;
  frames: PresentedFrames;
  hasBeenTapped: boolean;
  hasSoundedBeforeTap: boolean;
  hasPlayedBeforeTap: boolean;
  /** Audio contexts that can be heard now. */
  countAudibleContexts: () => number;
}

declare global {
  interface Window {
    /** Only in pages that were opened by `openInHost`. */
    spinreelHostLog: HostLog;
  }
}
