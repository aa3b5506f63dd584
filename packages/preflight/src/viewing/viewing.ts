import type { CtaCall } from '../hosts/host-log.ts';
import type { ButtonSight } from './look-at-page.ts';

/** A call of the click hook, and how far the viewer had come. */
export interface TimedCall extends CtaCall {
  /** `cover` and `end-card`: nothing was touched meanwhile; `start`, `game`, `cta`: after taps. */
  readonly during: 'cover' | 'start' | 'game' | 'end-card' | 'cta';
}

/** What stays on record from the first to the last moment. */
export interface RunRecord {
  /** Why the file could not be shown, or stopped to answer; null where neither happened. */
  readonly failure: string | null;
  readonly errors: readonly string[];
  /** What was asked of any network, attempts to lead away not counted. */
  readonly requests: readonly string[];
  readonly navigations: readonly string[];
  /** What is left on the device, such as `localStorage: seen`. */
  readonly stored: readonly string[];
  readonly calls: readonly TimedCall[];
}

/** The ad before the first tap. */
export interface CoverSight {
  /** How much of the screen a loaded image takes: 0 to 1. */
  readonly pictureShare: number;
  /** Whether the screen is of one colour all the same. */
  readonly isFlat: boolean;
  readonly hasSounded: boolean;
  readonly hasMoved: boolean;
}

/** The ad behind another app, and in front again. */
export interface HidingSight {
  /** Elements and contexts that could be heard while nobody saw the ad. */
  readonly soundingCount: number;
  readonly hasGoneOn: boolean;
}

/** The ad when the video is over. */
export interface EndCardSight {
  /** With the phone turned. */
  readonly landscapeButtons: readonly ButtonSight[];
  /** Calls that the one tap on the call to action caused. */
  readonly ctaCalls: readonly CtaCall[];
  /** Whether the ad had defined the click hook before the host did. */
  readonly hasOwnHook: boolean;
}

/**
 * Everything a viewer met, from the cover to the store. A part is null when the viewer did not get there: rules about it
 * are not judged, because what kept the viewer from it has a rule of its own.
 */
export interface Viewing {
  readonly record: RunRecord;
  readonly cover: CoverSight | null;
  readonly start: { readonly hasStarted: boolean } | null;
  readonly hiding: HidingSight | null;
  readonly game: { readonly hasReachedEndCard: boolean } | null;
  readonly endCard: EndCardSight | null;
}
