import type { Network } from '@spinreel/exporters/network';
import type { Judgement, RuleDescription } from './rule.ts';
import type { Viewing } from './viewing/viewing.ts';

/**
 * One rule about how an ad behaves: its texts and its predicate. `needs` names the part of the viewing that the rule
 * judges. The rule is skipped if the viewer did not reach that part.
 */
export type BehaviourRule = RuleDescription &
  {
    [Part in keyof Viewing]: {
      readonly needs: Part;
      readonly violation: (part: NonNullable<Viewing[Part]>, network: Network) => Judgement;
    };
  }[keyof Viewing];

/** Declares a rule about behaviour. */
export function defineBehaviourRule(rule: BehaviourRule): BehaviourRule {
  return rule;
}
