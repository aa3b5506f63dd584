import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** A hidden ad plays no sound. */
export const silentWhenHidden = defineBehaviourRule({
  id: 'silent-when-hidden',
  severity: 'error',
  topic: 'own',
  demand: () => 'The ad is silent while it is hidden.',
  fix: 'Export the ad again: sound must stop when the page is hidden.',
  needs: 'hiding',
  violation: ({ soundingCount }) =>
    soundingCount === 0 ? null : 'The ad keeps playing sound while it is hidden.',
});
