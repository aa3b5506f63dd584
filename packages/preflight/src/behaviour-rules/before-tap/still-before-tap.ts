import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** No video plays before the first tap: it would be over before the viewer looks. */
export const stillBeforeTap = defineBehaviourRule({
  id: 'still-before-tap',
  severity: 'warning',
  topic: 'own',
  demand: () => 'No video plays before the first tap.',
  fix: 'Export the ad again: the video must start when the viewer taps the cover.',
  needs: 'cover',
  violation: ({ hasMoved, hasSounded }) =>
    // A video with sound is reported by `silent-before-tap` only.
    hasMoved && !hasSounded ? 'A video plays before the first tap.' : null,
});
