import type { Network } from '@spinreel/exporters/network';
import type { RuleDescription } from './rule.ts';
import type { Viewing } from './viewing/viewing.ts';

/**
 * One rule about how an ad behaves: its texts and its predicate. `needs` names the part of the viewing that the rule
 * judges. The rule is skipped if the viewer did not reach that part.
 */
export type BehaviourRule = RuleDescription &
  {
    [Part in keyof Viewing]: {
      readonly needs: Part;
      readonly violation: (part: NonNullable<Viewing[Part]>, network: Network) => string | null;
    };
  }[keyof Viewing];

/** Declares a rule about behaviour. */
export function defineBehaviourRule(rule: BehaviourRule): BehaviourRule {
  return rule;
}

/** Returns the violation message, null if the viewing complies, or undefined if the viewing lacks the part it needs. */
export function judgeViewing(
  rule: BehaviourRule,
  viewing: Viewing,
  network: Network,
): string | null | undefined {
  switch (rule.needs) {
    case 'record':
      return rule.violation(viewing.record, network);
    case 'cover':
      return viewing.cover === null ? undefined : rule.violation(viewing.cover, network);
    case 'start':
      return viewing.start === null ? undefined : rule.violation(viewing.start, network);
    case 'hiding':
      return viewing.hiding === null ? undefined : rule.violation(viewing.hiding, network);
    case 'muting':
      return viewing.muting === null ? undefined : rule.violation(viewing.muting, network);
    case 'game':
      return viewing.game === null ? undefined : rule.violation(viewing.game, network);
    case 'endCard':
      return viewing.endCard === null ? undefined : rule.violation(viewing.endCard, network);
  }
}
