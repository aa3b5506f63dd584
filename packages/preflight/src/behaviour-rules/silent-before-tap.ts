import { defineBehaviourRule } from '../behaviour-rule.ts';
import { everyNetwork } from '../rule.ts';

/** Not a sound before the first tap: networks refuse ads that start to play by themselves. */
export const silentBeforeTap = defineBehaviourRule({
  id: 'silent-before-tap',
  severity: 'error',
  topic: 'rules',
  appliesTo: everyNetwork,
  demand: () => 'The ad is silent until the first tap.',
  fix: 'Export the ad again: sound may start only when the viewer has tapped.',
  needs: 'cover',
  violation: ({ hasSounded }) => (hasSounded ? 'The ad can be heard before the first tap.' : null),
});
