/** One CTA call, as the host received it. */
export interface CtaCall {
  /** Whether the call was made while handling a trusted touch, mouse or key event. */
  readonly isTrusted: boolean;
  /** Whether the page had transient user activation during the call. */
  readonly isUserActive: boolean;
  /** Number of arguments of the call, without those that the network prescribes. */
  readonly argumentCount: number;
  /** The URL that the ad passed to the host; null if the network opens the URL of its campaign. */
  readonly url: string | null;
  /** Why the host ignores the call, as a sentence. Omitted if it does not. */
  readonly ignored?: string;
}

/** The state of a page's sound. */
export interface AudioState {
  /** Media elements that are playing and can be heard. */
  readonly audibleElements: number;
  /** Audio contexts that can be heard. */
  readonly audibleContexts: number;
  /** Whether any sound started before the viewer's first tap. */
  readonly hasSoundedBeforeTap: boolean;
  /** Whether any media started to play before the viewer's first tap. */
  readonly hasPlayedBeforeTap: boolean;
}

/** The video frames presented on the screen. */
export interface PresentedFrames {
  /** Number of frames presented so far. */
  readonly count: number;
  /** Media time of the latest frame in seconds; null before the first frame. */
  readonly lastMediaTimeSeconds: number | null;
}

/** What the ad reported to its host about its own progress. */
export interface LifecycleLog {
  /** Names of the calls in order, such as `gameReady`. */
  readonly calls: string[];
  /** Calls at the wrong time, as sentences. */
  readonly errors: string[];
}

/** The log kept in the page by the scripts that run before the ad. */
export interface HostLog {
  readonly ctaCalls: CtaCall[];
  readonly lifecycle: LifecycleLog;
  /** Names of the measurement events that the ad reported to the host, in order. */
  readonly measurementCalls: string[];
  /** Whether the ad defined the CTA call before the host did. */
  hasOwnHook: boolean;
  /** Violations of the documented host interface, as sentences. */
  readonly hostErrors: string[];
  /** Notifies the ad of its visibility; undefined if the host relies on the Page Visibility API. */
  setViewable?: (isViewable: boolean) => void;
  /** Notifies the ad of the device's volume, 0 to 1; undefined if the host does not report it. */
  setVolume?: (volume: number) => void;
  readonly media: Set<HTMLMediaElement>;
  frames: PresentedFrames;
  /** Called when a frame of a video has been presented. */
  onFrame?: (frames: PresentedFrames) => void;
  /** Whether the simulated app is hidden. */
  isHidden: boolean;
  /** Number of frames that the page could draw since a viewer has begun to count them. */
  drawnFrames: number;
  hasBeenTapped: boolean;
  hasSoundedBeforeTap: boolean;
  hasPlayedBeforeTap: boolean;
  /** Counts the audio contexts that are audible now. */
  countAudibleContexts: () => number;
  /** Logs a CTA call, the event during which it is made, and the URL if the ad passes one. */
  logCtaCall(argumentCount: number, url?: unknown, ignored?: string | null): void;
  /** Logs the call that reports that the ad can be played. */
  logReady(name: string): void;
  /** Logs the call that reports that the ad has ended. */
  logEnd(name: string): void;
  /**
   * Runs `define` when the web view defines its objects:
   * - `script`: when the network's script has run, which the page references;
   * - `load`: when the page has loaded, because the native side injects them only then;
   * - `late`: some time after both.
   */
  whenProvided(moment: 'script' | 'load' | 'late', define: () => void): void;
}

declare global {
  interface Window {
    /** Present only in pages opened by `openInHost`. */
    spinreelHostLog: HostLog;
  }
}
