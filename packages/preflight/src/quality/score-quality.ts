import type { Network } from '@spinreel/exporters/network';
import type { QualityMeasure, QualityReport } from '../publishing-report.ts';
import type { Survey } from '../survey/survey.ts';

/** What the caller measured of an ad's media, because this package does not decode them. */
export interface MeasuredMedia {
  /** The most flashes in any second; null if unknown. */
  readonly flashes: { readonly general: number; readonly red: number } | null;
  /** Null if the ad has no music. */
  readonly loudness: { readonly integratedLufs: number; readonly peakDb: number } | null;
}

/** What the quality of an ad is scored by. */
export interface QualityQuestion {
  readonly survey: Survey;
  readonly network: Network;
  readonly sizeBytes: number;
  readonly media: MeasuredMedia | null;
}

/** Scores how likely it is that viewers understand and play an ad. Pure. */
export function scoreQuality(_question: QualityQuestion): QualityReport {
  const measures: QualityMeasure[] = [];
  return { score: 0, grade: 'poor', measures };
}
