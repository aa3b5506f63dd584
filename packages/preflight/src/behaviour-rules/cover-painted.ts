import { defineBehaviourRule } from '../behaviour-rule.ts';
import { everyNetwork } from '../rule.ts';
import { coverShare } from '../viewing/see-cover.ts';

/** The cover is on screen before anybody has tapped: who sees a blank ad goes on. */
export const coverPainted = defineBehaviourRule({
  id: 'cover-painted',
  severity: 'error',
  topic: 'own',
  appliesTo: everyNetwork,
  demand: () => 'The cover is painted before the first tap.',
  fix: 'Upload the cover image again as JPEG or PNG, then export the ad again.',
  needs: 'cover',
  violation: ({ pictureShare, isFlat }) =>
    pictureShare >= coverShare && !isFlat ? null : 'No picture fills the screen before the first tap.',
});
