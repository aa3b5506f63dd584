import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** A pulsing button may briefly cross the edge. */
const wholeShare = 0.9;

/**
 * With the phone turned, the whole outro button is still visible. Some networks show ads upright and only ask that they
 * adapt.
 */
export const worksInLandscape = defineBehaviourRule({
  id: 'works-in-landscape',
  severity: ({ orientation }) => (orientation === 'both' ? 'error' : 'warning'),
  topic: 'rules',
  demand: () => 'The outro button stays on screen when the phone is turned.',
  fix: 'Move the outro button closer to the middle, then export the ad again.',
  needs: 'turned',
  violation: ({ buttons }) => {
    if (buttons.length === 0) return 'With the phone turned, the outro has no button.';
    return buttons.some(({ insideShare }) => insideShare >= wholeShare)
      ? null
      : 'With the phone turned, the outro button is cut off.';
  },
});
