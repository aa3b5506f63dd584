import { defineBehaviourRule } from '../behaviour-rule.ts';
import { everyNetwork } from '../rule.ts';
import { shortened } from '../viewing/shortened.ts';

/** The ad carries all that it needs: whatever it asks of a network is refused where it is shown. */
export const asksNoNetwork = defineBehaviourRule({
  id: 'asks-no-network',
  severity: 'error',
  topic: 'rules',
  appliesTo: everyNetwork,
  demand: () => 'The ad asks nothing of any network.',
  fix: 'Remove what loads from elsewhere, such as a font or a tracker, or export the ad again.',
  needs: 'record',
  violation: ({ requests }) =>
    requests.length === 0 ? null : `The ad asks a network for ${shortened(requests[0])}.`,
});
