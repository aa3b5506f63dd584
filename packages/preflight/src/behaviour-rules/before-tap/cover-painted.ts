import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** The cover is on screen before the first tap: viewers leave a blank ad. */
export const coverPainted = defineBehaviourRule({
  id: 'cover-painted',
  severity: 'error',
  foreignSeverity: 'warning',
  topic: 'own',
  demand: () => 'The cover is visible before the first tap.',
  fix: 'Upload the cover image again as JPEG or PNG, then export the ad again.',
  needs: 'cover',
  violation: ({ isPainted }) => (isPainted ? null : 'No image fills the screen before the first tap.'),
});
