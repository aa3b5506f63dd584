import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** No sound before the first tap: some networks reject ads that play sound on their own. */
export const silentBeforeTap = defineBehaviourRule({
  id: 'silent-before-tap',
  severity: 'error',
  topic: 'own',
  demand: () => 'The ad is silent until the first tap.',
  fix: 'Export the ad again: sound must not start before the viewer taps.',
  needs: 'cover',
  violation: ({ hasSounded }) => (hasSounded ? 'The ad plays sound before the first tap.' : null),
});
