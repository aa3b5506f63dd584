import type { Network, Source } from '@spinreel/exporters/network';
import type { RuleDescription, Severity } from './rule.ts';

/** The result of one rule for one file. */
export interface Finding {
  readonly ruleId: string;
  /**
   * `error`: the network rejects the ad, or the ad is broken in its web view. `warning`: it may cost viewers or time.
   */
  readonly severity: Severity;
  readonly passed: boolean;
  /** The violation, or the rule's requirement if the file complies. */
  readonly message: string;
  /** The network's own name for the error, such as `FILE_TOO_LARGE`; null if it has none that is public. */
  readonly uploadError: string | null;
  /** How to fix the file, written for marketers. */
  readonly fix: string;
  /** The rule's numeric limit, such as a number of bytes or files; null if it has none. */
  readonly limit: number | null;
  /** The URL of the network's documentation; null for the product's own rules. */
  readonly source: Source['url'] | null;
  /** Null without a source, as is `confidence`. */
  readonly checkedOn: Source['checkedOn'] | null;
  readonly confidence: Source['confidence'] | null;
}

/** Creates the finding of a rule for a file. `violation` is null if the file complies. */
export function findingOf(rule: RuleDescription, network: Network, violation: string | null): Finding {
  const source = sourceOf(rule, network);
  return {
    ruleId: rule.id,
    severity: severityOf(rule, network),
    passed: violation === null,
    message: violation ?? rule.demand(network),
    uploadError: network.ruleOverrides[rule.id]?.uploadError ?? null,
    fix: rule.fix,
    limit: rule.limit?.(network) ?? null,
    source: source?.url ?? null,
    checkedOn: source?.checkedOn ?? null,
    confidence: source?.confidence ?? null,
  };
}

/** Returns the severity of a rule on a network. */
export function severityOf({ id, severity }: RuleDescription, network: Network): Finding['severity'] {
  const byRule = typeof severity === 'function' ? severity(network) : severity;
  return network.ruleOverrides[id]?.severity ?? byRule;
}

function sourceOf({ id, topic: byRule }: RuleDescription, network: Network): Source | null {
  const topic = network.ruleOverrides[id]?.topic ?? byRule;
  return topic === 'own' ? null : network.sources[topic];
}
