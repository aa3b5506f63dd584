import { defineBehaviourRule } from '../../behaviour-rule.ts';
import { shortened } from '../../viewing/shortened.ts';

/** The page does not navigate and opens no window: the network opens the store. */
export const staysInPlace = defineBehaviourRule({
  id: 'stays-in-place',
  severity: 'error',
  topic: 'rules',
  demand: () => 'The page never navigates on its own.',
  fix: 'Remove the redirect or the link. A fallback for the CTA call is also a redirect.',
  needs: 'record',
  violation: ({ navigations }) =>
    navigations.length === 0 ? null : `The page tries to navigate to ${shortened(navigations[0])}.`,
});
