import type { CtaCall, LifecycleLog } from '../hosts/log/host-log.ts';
import type { TextSight } from '../typography/seen-texts.ts';
import type { ButtonSight } from './look-at-page.ts';

/** A CTA call and the part of the ad during which it was made. */
export interface TimedCall extends CtaCall {
  /** `cover` and `end-card` are without taps. `start`, `game` and `cta` follow taps. */
  readonly during: 'cover' | 'start' | 'game' | 'end-card' | 'cta';
}

/** A button or a text of the ad that is under a control of the host. */
export interface CoveredPart {
  /** The text, or the accessible name of a button without text. */
  readonly text: string;
  readonly screen: 'cover' | 'pause' | 'outro';
  readonly isLandscape: boolean;
}

/** What is recorded from the start to the end of a viewing. */
export interface RunRecord {
  /** Why the page could not be opened, as a sentence; null if it was. */
  readonly openingFailure: string | null;
  /** Why the opened page stopped responding; null if it did not. */
  readonly failure: string | null;
  /** Why the ad was ended, as a sentence: it used too much memory, for example. Null if it was not. */
  readonly exceededLimit: string | null;
  readonly errors: readonly string[];
  /** URLs of network requests, without attempted navigations. */
  readonly requests: readonly string[];
  readonly navigations: readonly string[];
  /** Data stored on the device, such as `localStorage: seen`. */
  readonly stored: readonly string[];
  readonly calls: readonly TimedCall[];
  /** Violations of the documented host interface, as sentences. */
  readonly hostErrors: readonly string[];
  /** How often the ad ignored that it lost a WebGL context. */
  readonly ignoredContextLosses: number;
  /** Found in the orientations that the network requires. */
  readonly covered: readonly CoveredPart[];
  /** The texts of each screen at which the viewer stopped. */
  readonly texts: readonly TextSight[];
}

/** The ad before the first tap. */
export interface CoverSight {
  /** Whether the cover is on the screen. */
  readonly isPainted: boolean;
  readonly hasSounded: boolean;
  readonly hasMoved: boolean;
}

/** The ad while it is hidden by another app. */
export interface HidingSight {
  /** Number of media elements and audio contexts that were audible. */
  readonly soundingCount: number;
}

/** The ad after it has been hidden and is shown again. */
export interface ReturnSight {
  readonly hasGoneOn: boolean;
}

/** The ad while the host reports a volume of zero. */
export interface MutingSight {
  /** Number of media elements and audio contexts that were audible. */
  readonly soundingCount: number;
}

/** The outro with the phone turned to landscape. */
export interface TurnedSight {
  /** The visible buttons. */
  readonly buttons: readonly Pick<ButtonSight, 'insideShare'>[];
}

/** The outro, after the video has ended. */
export interface EndCardSight {
  /** CTA calls caused by one tap on the outro button. */
  readonly ctaCalls: readonly CtaCall[];
  /** Whether the ad defined the CTA call before the host did. */
  readonly hasOwnHook: boolean;
  /** The calls of the whole viewing. */
  readonly lifecycle: LifecycleLog;
  /** Names of the measurement events of the whole viewing. */
  readonly measurementCalls: readonly string[];
  /** Number of taps before the outro. */
  readonly earlierTapCount: number;
}

/**
 * Everything a viewer saw, from the cover to the store. A part is null if the viewer did not reach it. Rules about that
 * part are then skipped, because another rule reports what stopped the viewer.
 */
export interface Viewing {
  readonly record: RunRecord;
  readonly cover: CoverSight | null;
  readonly start: { readonly hasStarted: boolean } | null;
  readonly hiding: HidingSight | null;
  readonly returning: ReturnSight | null;
  /** Null also if the host does not report its volume. */
  readonly muting: MutingSight | null;
  readonly game: { readonly hasReachedEndCard: boolean } | null;
  readonly turned: TurnedSight | null;
  readonly endCard: EndCardSight | null;
}
