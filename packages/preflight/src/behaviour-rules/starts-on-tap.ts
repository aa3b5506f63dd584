import { defineBehaviourRule } from '../behaviour-rule.ts';
import { everyNetwork } from '../rule.ts';

/** The first tap brings the video to life, within the time after which viewers are gone. */
export const startsOnTap = defineBehaviourRule({
  id: 'starts-on-tap',
  severity: 'error',
  topic: 'own',
  appliesTo: everyNetwork,
  demand: () => 'The video starts soon after the first tap.',
  fix: 'Choose another video or upload it again, then export the ad again.',
  needs: 'start',
  violation: ({ hasStarted }) => (hasStarted ? null : 'No video plays after the first tap.'),
});
