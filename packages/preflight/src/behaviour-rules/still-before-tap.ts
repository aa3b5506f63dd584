import { defineBehaviourRule } from '../behaviour-rule.ts';
import { everyNetwork } from '../rule.ts';

/** No video runs before the first tap: it would be spent before the viewer looks. */
export const stillBeforeTap = defineBehaviourRule({
  id: 'still-before-tap',
  severity: 'warning',
  topic: 'own',
  appliesTo: everyNetwork,
  demand: () => 'No video plays before the first tap.',
  fix: 'Export the ad again: the video starts when the viewer taps the cover.',
  needs: 'cover',
  violation: ({ hasMoved, hasSounded }) =>
    // Sound has a rule of its own, and nothing sounds without playing.
    hasMoved && !hasSounded ? 'A video plays before the first tap.' : null,
});
