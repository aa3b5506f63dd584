import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { PreviewShapeId } from '@spinreel/config-schema/options/placement/preview-shapes';
import type { Maker } from '../opening/maker.ts';
import type { Screenshot } from '../viewing/screenshot.ts';

/** A rectangle on the screen of the phone in CSS pixels, from its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much a text differs from the pixels behind it, as the ratio of WCAG: 1 to 21. */
export interface Contrast {
  /** 95 % of the pixels behind the text have at least this ratio. */
  readonly fifthPercentile: number;
  readonly median: number;
}

/** A text that is in the page and not hidden. It may still be clipped or covered. */
export interface SurveyedText {
  /** With single spaces. */
  readonly text: string;
  /** Encloses all lines. */
  readonly box: Box;
  readonly lines: readonly Box[];
  /** In CSS pixels of the phone, after all transforms. */
  readonly fontSizePx: number;
  /** As `#RRGGBB`; null if the text is filled with a gradient or an image. */
  readonly color: string | null;
  /** With the opacity of everything around it: 0 to 1. */
  readonly opacity: number;
  /** Whether a part of it is outside the screen or cut off by an element around it. */
  readonly isClipped: boolean;
  /** Whether something hides a part of it. */
  readonly isCovered: boolean;
  /** Null if none of the text is on the screen, or all of it is covered. */
  readonly contrast: Contrast | null;
  /** Index in `targets` of the target whose label it is; null if it is in none. */
  readonly targetIndex: number | null;
  /** Whether assistive technology ignores it. Our ads draw some texts twice, the outline behind the text. */
  readonly isDecoration: boolean;
}

/** An element that can be tapped, such as a button or a link. Elements that fill most of the screen are none. */
export interface SurveyedTarget {
  /** Its accessible name or its text, with single spaces; empty if it has neither. */
  readonly name: string;
  readonly box: Box;
  /** Share of its area inside the screen: 0 to 1. */
  readonly insideShare: number;
  /** Share of the points inside the screen at which a tap reaches it: 0 to 1. */
  readonly reachableShare: number;
  /** `mute` and `next` (spin, continue, store) only in our own ads. */
  readonly kind: 'next' | 'mute' | 'unknown';
}

/**
 * A visible part that may contain text which is not in the page: an image, also one behind an element, a canvas, a video, a
 * drawing (SVG) or a frame of another site. Our own ads' hand is a hint.
 */
export interface SurveyedImage {
  readonly kind: 'image' | 'canvas' | 'video' | 'drawing' | 'frame' | 'hint';
  readonly box: Box;
  /** The text that replaces it; empty if it has none. */
  readonly label: string;
}

/** A part of the cover that stands out, such as the hero or a title. */
export interface MainPart {
  readonly box: Box;
  /** The part's share of everything that stands out. */
  readonly weight: number;
}

/** One still screen in one shape. */
export interface ShapeLayout {
  readonly shapeId: PreviewShapeId;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly texts: readonly SurveyedText[];
  readonly targets: readonly SurveyedTarget[];
  readonly images: readonly SurveyedImage[];
  /** The share of the screen that is blurred or in one color: 0 to 1. */
  readonly emptyShare: number;
  /** What stands out on the cover behind its texts and buttons. Null if nothing does, and on other screens. */
  readonly mainParts: readonly MainPart[] | null;
}

/** A still screen in every shape. */
export interface StillScreen {
  readonly screen: PlacementScreen;
  /** The time of `Timeline` at which it was surveyed. */
  readonly atMs: number;
  /** The number of the pause, from 0; null for the cover and the outro, and in foreign ads. */
  readonly pauseIndex: number | null;
  readonly layouts: readonly ShapeLayout[];
}

/** A time during which something lasted. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** When something could be seen on the default phone. Times are exact to 100 ms at most. */
export interface Sighting {
  /** The text, or the name of the target. */
  readonly name: string;
  readonly spans: readonly Span[];
}

/** What the ad did during a time. Foreign ads have the phase `unknown` between the first tap and the store. */
export interface Phase extends Span {
  readonly kind: 'cover' | 'starting' | 'playing' | 'paused' | 'badge' | 'outro' | 'unknown';
}

/** A tap of the viewer. */
export interface SurveyedTap {
  readonly atMs: number;
  readonly phase: Phase['kind'];
  /** Whether the store opened. */
  readonly hasOpenedStore: boolean;
}

/**
 * When things happened, in milliseconds since the page was requested. The time that the survey itself took is not
 * included. Measured in the page. Null: it did not happen, or cannot be known.
 */
export interface Timeline {
  readonly firstPaintMs: number | null;
  /** When the largest image or text before the first tap was painted. */
  readonly coverPaintedMs: number | null;
  /** When a button that is painted could first be tapped. Null in an ad without elements, such as a canvas. */
  readonly actionableMs: number | null;
  /** When a hint first showed where to tap: our hand, or the label of a button. */
  readonly hintMs: number | null;
  /** When the first frame of the video after the first tap was shown. */
  readonly firstFrameMs: number | null;
  readonly soundMs: number | null;
  readonly hasSoundedBeforeTap: boolean;
  /** In order, without gaps. */
  readonly phases: readonly Phase[];
  readonly taps: readonly SurveyedTap[];
  readonly texts: readonly Sighting[];
  readonly targets: readonly Sighting[];
}

/** Everything that is recorded while an ad is played once. Rules and measures are functions of it. */
export interface Survey {
  readonly maker: Maker;
  /** Why the ad could not be played to its end; null if it could. */
  readonly failure: string | null;
  /** Whether a tap or swipe opened the store. Null if none did in an ad that could not be played to its end. */
  readonly hasOpenedStore: boolean | null;
  /** The video's length in seconds; null if there is none. */
  readonly videoSeconds: number | null;
  /** The exact times at which the video of our own ad pauses, in seconds. Empty for a foreign ad. */
  readonly pauseSeconds: readonly number[];
  readonly timeline: Timeline;
  /** In the order of the ad. A screen that was not reached is not listed. */
  readonly stills: readonly StillScreen[];
  /** Empty unless they were asked for. */
  readonly screenshots: readonly Screenshot[];
}
