import type { Source } from '@spinreel/exporters/network';

/** What one rule says about one file. */
export interface Finding {
  readonly ruleId: string;
  /** An error makes the network refuse or break the ad; a warning may cost viewers or time. */
  readonly severity: 'error' | 'warning';
  readonly passed: boolean;
  /** What was found, or when the rule is kept, what it demands. */
  readonly message: string;
  /** What to do about it, in words for a marketer. */
  readonly fix: string;
  /** The rule's number, such as bytes or files; null where it has none. */
  readonly limit: number | null;
  /** Where the rule is written down. */
  readonly source: Source['url'];
  readonly checkedOn: Source['checkedOn'];
  readonly confidence: Source['confidence'];
}
