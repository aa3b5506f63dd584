import type { Network, Source } from '@spinreel/exporters/network';
import type { RuleWords } from './rule.ts';

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

/** What a rule says about a file; `violation` is what was found, null where the rule is kept. */
export function findingOf(rule: RuleWords, network: Network, violation: string | null): Finding {
  const { url, checkedOn, confidence } = network.sources[rule.topic];
  return {
    ruleId: rule.id,
    severity: rule.severity,
    passed: violation === null,
    message: violation ?? rule.demand(network),
    fix: rule.fix,
    limit: rule.limit?.(network) ?? null,
    source: url,
    checkedOn,
    confidence,
  };
}
