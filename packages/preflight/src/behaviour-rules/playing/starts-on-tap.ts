import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** The first tap starts the video before viewers lose patience. */
export const startsOnTap = defineBehaviourRule({
  id: 'starts-on-tap',
  severity: 'error',
  foreignSeverity: 'warning',
  topic: 'own',
  demand: () => 'The video starts soon after the first tap.',
  fix: 'Choose another video or upload it again, then export the ad again.',
  needs: 'start',
  violation: ({ hasStarted }) => (hasStarted ? null : 'No video plays after the first tap.'),
});
