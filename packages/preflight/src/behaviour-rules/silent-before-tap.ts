import { defineBehaviourRule } from '../behaviour-rule.ts';
import { everyNetwork } from '../rule.ts';

/** Not a sound before the first tap: some networks refuse ads that sound by themselves, and so do viewers. */
export const silentBeforeTap = defineBehaviourRule({
  id: 'silent-before-tap',
  severity: 'error',
  topic: 'own',
  appliesTo: everyNetwork,
  demand: () => 'The ad is silent until the first tap.',
  fix: 'Export the ad again: sound may start only when the viewer has tapped.',
  needs: 'cover',
  violation: ({ hasSounded }) => (hasSounded ? 'The ad can be heard before the first tap.' : null),
});
