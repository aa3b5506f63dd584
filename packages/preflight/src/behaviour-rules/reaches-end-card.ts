import { defineBehaviourRule } from '../behaviour-rule.ts';
import { everyNetwork } from '../rule.ts';

/** A viewer who taps what there is to tap comes to the end card. */
export const reachesEndCard = defineBehaviourRule({
  id: 'reaches-end-card',
  severity: 'error',
  topic: 'own',
  appliesTo: everyNetwork,
  demand: () => 'The ad reaches its end card.',
  fix: 'Check the pause points and the video, then export the ad again.',
  needs: 'game',
  violation: ({ hasReachedEndCard }) =>
    hasReachedEndCard ? null : 'The ad never shows an end card with a button.',
});
