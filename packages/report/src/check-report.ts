import type { ReviewStatementId } from '@spinreel/config-schema/compliance/review/review-statements';
import type { AssetSize } from '@spinreel/preflight/assets/asset-size';
import type { Finding } from '@spinreel/preflight/finding';
import type { PublishingReport } from '@spinreel/preflight/publishing-report';
import type { Verdict } from '@spinreel/preflight/verdict';

/** A picture of an ad that was played. */
export interface ReportScreenshot {
  readonly stage: 'cover' | 'started' | 'pause' | 'outro';
  readonly orientation: 'portrait' | 'landscape';
  readonly widthPx: number;
  readonly heightPx: number;
  readonly png: Uint8Array;
}

/** A finding of a verdict, or of a question about publishing. */
export interface ReportFinding extends Finding {
  /** Whether its source is a law or a policy about gambling ads, and not the technical documentation of a network. */
  readonly isLaw?: boolean;
  /** The text that the rule is about, such as `age mark`; null if it is about the whole ad. */
  readonly element?: string | null;
}

/** The verdict of `checkFile`, `playFile` or `proveFile`. Only files that were played have screenshots. */
export interface ReportVerdict extends Verdict {
  readonly screenshots?: readonly ReportScreenshot[];
}

/** One finished file and what every network that it was checked for says about it. */
export interface CheckedFile {
  /** The name or the path under which people know the file. */
  readonly fileName: string;
  readonly sizeBytes: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
  /** What uses the space: the result of `measureAssets`. May be empty. */
  readonly sizes: readonly AssetSize[];
  readonly verdicts: readonly ReportVerdict[];
  /** The results of `checkPublishing`, one for each network. Undefined if it did not run. */
  readonly publishing?: readonly Omit<PublishingReport, 'screenshots'>[] | undefined;
  /** The statements about the ad that a person has confirmed. */
  readonly confirmed?: readonly ReviewStatementId[];
}

/** What all formats are made from. */
export interface CheckReport {
  readonly createdAt: Date;
  /** The version of the program that checked the files. */
  readonly version: string;
  readonly files: readonly CheckedFile[];
}
