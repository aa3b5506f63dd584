import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** A viewer who comes back from another app finds the ad where it was, and it resumes. */
export const survivesHiding = defineBehaviourRule({
  id: 'survives-hiding',
  severity: 'error',
  topic: 'own',
  demand: () => 'The ad resumes when the viewer comes back to it.',
  fix: 'Export the ad again: it must resume when its page is shown again.',
  needs: 'returning',
  violation: ({ hasGoneOn }) =>
    hasGoneOn ? null : 'The ad stays paused after it was hidden and shown again.',
});
