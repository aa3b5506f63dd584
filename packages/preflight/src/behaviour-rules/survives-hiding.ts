import { defineBehaviourRule } from '../behaviour-rule.ts';
import { everyNetwork } from '../rule.ts';

/** Who comes back from another app finds the ad where it was, and it goes on. */
export const survivesHiding = defineBehaviourRule({
  id: 'survives-hiding',
  severity: 'error',
  topic: 'own',
  appliesTo: everyNetwork,
  demand: () => 'The ad goes on when the viewer comes back to it.',
  fix: 'Export the ad again: it has to go on when its page is shown again.',
  needs: 'hiding',
  violation: ({ hasGoneOn }) =>
    hasGoneOn ? null : 'The ad stands still after it was hidden and shown again.',
});
