import { defineBehaviourRule } from '../behaviour-rule.ts';
import { everyNetwork } from '../rule.ts';

/** No sound from an ad that nobody sees. */
export const silentWhenHidden = defineBehaviourRule({
  id: 'silent-when-hidden',
  severity: 'error',
  topic: 'own',
  appliesTo: everyNetwork,
  demand: () => 'The ad is silent while it is hidden.',
  fix: 'Export the ad again: sound has to end when its page is hidden.',
  needs: 'hiding',
  violation: ({ soundingCount }) =>
    soundingCount === 0 ? null : 'The ad can still be heard when it is hidden.',
});
