import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** A viewer who taps every prompt reaches the outro. */
export const reachesEndCard = defineBehaviourRule({
  id: 'reaches-end-card',
  severity: 'error',
  foreignSeverity: 'warning',
  topic: 'own',
  demand: () => 'The ad reaches its outro.',
  fix: 'Check the pause points and the video, then export the ad again.',
  needs: 'game',
  violation: ({ hasReachedEndCard }) =>
    hasReachedEndCard ? null : 'The ad never shows an outro with a button.',
});
