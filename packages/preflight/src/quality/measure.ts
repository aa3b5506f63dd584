import type { FixField } from '@spinreel/config-schema/ad/fields/fix-fields';
import type { Network } from '@spinreel/exporters/network';
import type { QualityMeasure, ScreenPlace } from '../publishing-report.ts';
import type { Survey } from '../survey/survey.ts';

/** A part of an ad that may flash. */
export type UnseenPart = 'video' | 'canvas' | 'celebration';

/** What the caller measured of an ad's media, because this package does not decode them. */
export interface MeasuredMedia {
  /** The most flashes in any second of what was measured; null if nothing was. */
  readonly flashes: { readonly general: number; readonly red: number } | null;
  /** Parts that may flash, too, and could not be measured. */
  readonly unseen: readonly UnseenPart[];
  /** How loud the ad is at its own volume, in LUFS and dB below full scale. Its parts are null in a silent ad. Null if unknown. */
  readonly loudness: { readonly integratedLufs: number | null; readonly peakDb: number | null } | null;
}

/** What the quality of an ad is scored by. */
export interface QualityQuestion {
  readonly survey: Survey;
  readonly network: Network;
  readonly sizeBytes: number;
  readonly media: MeasuredMedia | null;
}

/** What a measure has found. */
export interface Reading extends Pick<QualityMeasure, 'status' | 'message'> {
  /** Null if the ad lacks what is measured, such as a hint. */
  readonly value: number | null;
  readonly valueText: string;
  /** Empty by default. */
  readonly places?: readonly ScreenPlace[];
  /** False by default. */
  readonly isWarning?: boolean;
  /** The fix and the field to edit, if they depend on the reading. */
  readonly fix?: string;
  readonly field?: FixField | null;
}

/** One measure of quality: its texts, its weight, and a pure function of the survey. */
export interface Measure extends Pick<
  QualityMeasure,
  'label' | 'unit' | 'targetText' | 'fix' | 'field' | 'source'
> {
  /** The file's name without its extension. */
  readonly id: string;
  /** Its part of the score, relative to the other measures. */
  readonly weight: number;
  /** Why it could not be judged, if it was not. */
  readonly notJudgedText: string | ((question: QualityQuestion) => string);
  /** Returns null if it cannot be judged. */
  readonly read: (question: QualityQuestion) => Reading | null;
}

/**
 * Declares a measure of quality.
 *
 * @example
 * export const weight = defineMeasure({ id: 'weight', unit: 'bytes', read: ({ sizeBytes }) => ..., ... });
 */
export function defineMeasure(measure: Measure): Measure {
  return measure;
}

/** Rates a value of which less is better. */
export function rateAtMost(value: number, limits: { good: number; fair: number }): Reading['status'] {
  if (value <= limits.good) return 'good';
  return value <= limits.fair ? 'fair' : 'poor';
}

/** Rates a value of which more is better. */
export function rateAtLeast(value: number, limits: { good: number; fair: number }): Reading['status'] {
  return rateAtMost(-value, { good: -limits.good, fair: -limits.fair });
}

/** Rounds to tenths, the precision of all times and ratios. */
export function roundToTenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The documents on which measures are based. Vendors' figures are claims. */
export const qualitySources = {
  unity: {
    label: 'Unity: best practices for playables',
    url: 'https://docs.unity.com/en-us/user-acquisition/creatives/best-practices/playable',
  },
  axon: {
    label: 'AppLovin: best practices for playables',
    url: 'https://support.axon.ai/en/growth/promoting-your-apps/creatives/best-practices-and-guidelines',
  },
  sevenPlay: {
    label: '7play: what playables with many installs share',
    url: 'https://7play.ai/blog/ipm-lift-in-playable-ads',
  },
  targetSize: {
    label: 'WCAG 2.2, 2.5.5 Target size',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced.html',
  },
  contrast: {
    label: 'WCAG 2.2, 1.4.3 Contrast',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
  },
  flashes: {
    label: 'WCAG 2.2, 2.3.1 Three flashes or below threshold',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/three-flashes-or-below-threshold.html',
  },
  loudness: {
    label: 'AES TD1008: loudness of internet audio',
    url: 'https://www.aes.org/technical/documentDownloads.cfm?docID=731',
  },
  firstPaint: { label: 'web.dev: First Contentful Paint', url: 'https://web.dev/articles/fcp' },
  own: { label: "Spinreel's recommendation", url: null },
} as const;
