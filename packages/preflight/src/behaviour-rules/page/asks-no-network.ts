import { defineBehaviourRule } from '../../behaviour-rule.ts';
import { shortened } from '../../viewing/shortened.ts';

/** The ad contains everything it needs, because web views block its network requests. */
export const asksNoNetwork = defineBehaviourRule({
  id: 'asks-no-network',
  severity: 'error',
  topic: 'rules',
  demand: () => 'The ad makes no network requests.',
  fix: 'Remove external resources such as fonts or trackers, or export the ad again.',
  needs: 'record',
  violation: ({ requests }) => (requests.length === 0 ? null : `The ad requests ${shortened(requests[0])}.`),
});
