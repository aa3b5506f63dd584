import type { Network, Source } from '@spinreel/exporters/network';
import type { RuleWords } from './rule.ts';

/** What one rule says about one file. */
export interface Finding {
  readonly ruleId: string;
  /** With an error the network refuses the ad, or it is broken where it is shown; a warning may cost viewers or time. */
  readonly severity: 'error' | 'warning';
  readonly passed: boolean;
  /** What was found, or when the rule is kept, what it demands. */
  readonly message: string;
  /** What to do about it, in words for a marketer. */
  readonly fix: string;
  /** The rule's number, such as bytes or files; null where it has none. */
  readonly limit: number | null;
  /** Where the network's demand is written down; null where it makes none, and the rule is the product's own. */
  readonly source: Source['url'] | null;
  /** Null without a source, as is `confidence`. */
  readonly checkedOn: Source['checkedOn'] | null;
  readonly confidence: Source['confidence'] | null;
}

/** What a rule says about a file; `violation` is what was found, null where the rule is kept. */
export function findingOf(rule: RuleWords, network: Network, violation: string | null): Finding {
  const source = sourceOf(rule, network);
  return {
    ruleId: rule.id,
    severity: severityOf(rule, network),
    passed: violation === null,
    message: violation ?? rule.demand(network),
    fix: rule.fix,
    limit: rule.limit?.(network) ?? null,
    source: source?.url ?? null,
    checkedOn: source?.checkedOn ?? null,
    confidence: source?.confidence ?? null,
  };
}

/** How much a broken rule weighs on a network. */
export function severityOf({ severity }: RuleWords, network: Network): Finding['severity'] {
  return typeof severity === 'function' ? severity(network) : severity;
}

function sourceOf({ id, topic }: RuleWords, network: Network): Source | null {
  // Nobody but the product itself demands anything of its preview.
  if (!network.isExportTarget || topic === 'own' || network.unwrittenRules.includes(id)) return null;
  return network.sources[topic];
}
