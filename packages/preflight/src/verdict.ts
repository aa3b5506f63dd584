import type { Source } from '@spinreel/exporters/network';
import type { NetworkId } from '@spinreel/exporters/networks/index';

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

/** What preflight says about one file for one network. */
export interface Verdict {
  readonly network: NetworkId;
  /** Of the bytes that were checked: the verdict holds for no others. */
  readonly sha256: string;
  /** Whether no rule of severity `error` is broken. */
  readonly passed: boolean;
  /** One per rule that could be judged: broken rules first, errors before warnings. */
  readonly findings: readonly Finding[];
}
