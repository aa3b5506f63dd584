import { defineBehaviourRule } from '../behaviour-rule.ts';
import { everyNetwork } from '../rule.ts';

/** A pulsing button may grow a little over the edge for a moment. */
const wholeShare = 0.9;

/**
 * With the phone turned, the button of the end card is still there, whole. Some networks show ads upright and ask only that
 * they adapt.
 */
export const worksInLandscape = defineBehaviourRule({
  id: 'works-in-landscape',
  severity: ({ needsLandscape }) => (needsLandscape ? 'error' : 'warning'),
  topic: 'rules',
  appliesTo: everyNetwork,
  demand: () => 'The call to action stays on screen when the phone is turned.',
  fix: 'Move the button on the end card towards the middle, then export the ad again.',
  needs: 'endCard',
  violation: ({ landscapeButtons }) => {
    if (landscapeButtons.length === 0) return 'With the phone turned, the end card has no button.';
    return landscapeButtons.some(({ insideShare }) => insideShare >= wholeShare)
      ? null
      : "With the phone turned, the end card's button is cut off.";
  },
});
