import type { Phase, Timeline } from '../survey.ts';
import type { Parts } from './find-parts.ts';
import type { PageGeometry } from './page-geometry.ts';
import type { PageLayout } from './read-layout.ts';

/** The constants that `recordTimeline` needs. It cannot import them. */
export interface RecordingOptions {
  /** The names of our ads' mute button; null for a foreign ad. */
  readonly muteLabels: readonly string[] | null;
  /** The shortest time between two samples. */
  readonly sampleMs: number;
  /** How long every frame is sampled until a button appears. */
  readonly awaitMs: number;
}

/** What the page has recorded until now. */
export interface Recording {
  readonly nowMs: number;
  readonly videoSeconds: number | null;
  readonly pauseSeconds: readonly number[];
  readonly timeline: Timeline;
}

/** The survey inside the page. */
export interface PageSurvey {
  /** Stops the clock while the page is examined. */
  stopClock(): void;
  startClock(): void;
  /** Notes the phase of a foreign ad, which the page cannot recognize. */
  enterPhase(kind: Phase['kind']): void;
  readPhase(): Phase['kind'];
  /** Reads when the video of our own ad pauses, in seconds. */
  readPauses(): number[];
  read(): Recording;
  /** Stops all animations and reads the layout. */
  readStill(): PageLayout;
  /** Makes the letters of the layout transparent. */
  hideLetters(): void;
  /** Hides the buttons and small images of the layout, such as a logo or a hand. */
  hideElements(): void;
  /** Shows the letters and elements again, and lets the animations continue. */
  release(): void;
}

/** The functions of this folder that work together in the page. None of them can import another. */
export interface PageFunctions {
  readonly findParts: (options: { isOwn: boolean }) => Parts;
  readonly createGeometry: () => PageGeometry;
  readonly readLayout: (
    parts: Parts,
    muteLabels: readonly string[] | null,
    geometry: PageGeometry,
  ) => PageLayout;
  readonly stopAnimations: () => () => void;
  readonly hideLetters: (parts: Parts) => () => void;
  readonly hideElements: (parts: Parts) => () => void;
}

declare global {
  interface Window {
    /** Present only in pages that are surveyed. */
    spinreelSurvey: PageSurvey;
  }
}
