import type { FixField } from '@spinreel/config-schema/ad/fields/fix-fields';
import type { ComplianceElementId } from '@spinreel/config-schema/compliance/compliance-elements';
import type { UnscoredCode } from '@spinreel/config-schema/messages/publishing-messages';
import type { CompliancePreset } from '@spinreel/config-schema/compliance/preset';
import type { MarketId } from '@spinreel/config-schema/compliance/markets';
import type { ProductType } from '@spinreel/config-schema/compliance/product-types';
import type { ScreenPlace } from '@spinreel/config-schema/options/placement/describe-places';
import type { Finding } from './finding.ts';
import type { UnjudgedRule } from './verdict.ts';
import type { Screenshot } from './viewing/screenshot.ts';

export type { ScreenPlace };

/** The result of one rule of laws and policies. Its severity is `error` if it blocks publishing. */
export interface ComplianceFinding extends Finding {
  /** Null if the rule is not about one element. */
  readonly element: ComplianceElementId | null;
  /** Where the rule is broken. Empty if it is kept, or not about a place. */
  readonly places: readonly ScreenPlace[];
  /** The field of the wizard that fixes it; null if none does. */
  readonly field: FixField | null;
}

/** Whether an ad shows what a market requires. Not legal advice. */
export interface ComplianceReport {
  readonly product: ProductType;
  readonly market: MarketId;
  /** Where the requirements are from: the law of the market and the policy of the network. Empty if none are known. */
  readonly presets: readonly Pick<CompliancePreset, 'id' | 'label' | 'source' | 'checkedOn'>[];
  /** Whether no rule of severity `error` is broken. */
  readonly passed: boolean;
  /** Failed errors first, then failed warnings and advice, then passed rules. */
  readonly findings: readonly ComplianceFinding[];
  readonly notJudged: readonly UnjudgedRule[];
}

export const qualityGrades = ['excellent', 'good', 'fair', 'poor'] as const;
export type QualityGrade = (typeof qualityGrades)[number];

export const measureStatuses = ['good', 'fair', 'poor', 'not-judged'] as const;
export type MeasureStatus = (typeof measureStatuses)[number];

/** One measured property of an ad that decides how many viewers play it. */
export interface QualityMeasure {
  readonly id: string;
  readonly label: string;
  /** Null if it was not judged. */
  readonly value: number | null;
  readonly unit: 's' | 'px' | 'ratio' | 'count' | 'dB' | 'bytes';
  /** The value for people, such as `1.2 s`. */
  readonly valueText: string;
  /** What is good, such as `at most 3 s`. */
  readonly targetText: string;
  readonly status: MeasureStatus;
  /** Whether it endangers viewers: flashes above the threshold. Shown in red. */
  readonly isWarning: boolean;
  readonly message: string;
  readonly fix: string;
  /** The field of the wizard that fixes it; null if none does. */
  readonly field: FixField | null;
  readonly places: readonly ScreenPlace[];
  readonly source: { readonly label: string; readonly url: string | null };
}

/** Why an ad has no score, and how many measures could be judged. */
export interface Unscored {
  readonly code: UnscoredCode;
  readonly judgedCount: number;
  readonly measureCount: number;
  /** How many measures must be judged for a score. */
  readonly neededCount: number;
  /** What went wrong in the play, as a sentence; null if nothing did. */
  readonly failure: string | null;
}

/** How likely it is that viewers understand and play an ad. */
export interface QualityReport {
  /** 0 to 100. Null if too few measures could be judged. */
  readonly score: number | null;
  /** Null without a score. */
  readonly grade: QualityGrade | null;
  /** Why there is no score; null if there is one. */
  readonly unscored: Unscored | null;
  readonly measures: readonly QualityMeasure[];
}

/** What one play of a finished file says about publishing it. Valid only for these bytes. */
export interface PublishingReport {
  /** SHA-256 of the file, as 64 hexadecimal digits. */
  readonly sha256: string;
  readonly fileName: string;
  /** The network's id. */
  readonly network: string;
  /** Why the ad could not be played to its end; null if it could. The rest is then about what was seen. */
  readonly failure: string | null;
  /** Null without a product type and market. */
  readonly compliance: ComplianceReport | null;
  readonly quality: QualityReport;
  /** Empty unless they were asked for. */
  readonly screenshots: readonly Screenshot[];
}
