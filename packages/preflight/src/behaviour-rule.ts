import type { RuleWords } from './rule.ts';
import type { Viewing } from './viewing/viewing.ts';

/**
 * One rule about how an ad behaves: its words and its predicate. `needs` names the part of the viewing that it judges; a
 * part that the viewer never came to is not judged.
 */
export type BehaviourRule = RuleWords &
  {
    [Part in keyof Viewing]: {
      readonly needs: Part;
      readonly violation: (part: NonNullable<Viewing[Part]>) => string | null;
    };
  }[keyof Viewing];

/** Declares a rule about behaviour. */
export function defineBehaviourRule(rule: BehaviourRule): BehaviourRule {
  return rule;
}

/** What the rule says of a viewing: words, null where it is kept, undefined where it cannot be judged. */
export function judgeViewing(rule: BehaviourRule, viewing: Viewing): string | null | undefined {
  switch (rule.needs) {
    case 'record':
      return rule.violation(viewing.record);
    case 'cover':
      return viewing.cover === null ? undefined : rule.violation(viewing.cover);
    case 'start':
      return viewing.start === null ? undefined : rule.violation(viewing.start);
    case 'hiding':
      return viewing.hiding === null ? undefined : rule.violation(viewing.hiding);
    case 'game':
      return viewing.game === null ? undefined : rule.violation(viewing.game);
    case 'endCard':
      return viewing.endCard === null ? undefined : rule.violation(viewing.endCard);
  }
}
