import { defineBehaviourRule } from '../behaviour-rule.ts';
import { everyNetwork } from '../rule.ts';
import { shortened } from '../viewing/shortened.ts';

/** The page leads nowhere and opens no window: the network itself opens the store. */
export const staysInPlace = defineBehaviourRule({
  id: 'stays-in-place',
  severity: 'error',
  topic: 'rules',
  appliesTo: everyNetwork,
  demand: () => 'The page never leads away by itself.',
  fix: 'Remove the redirect or the link. A fallback next to the click hook is a redirect too.',
  needs: 'record',
  violation: ({ navigations }) =>
    navigations.length === 0 ? null : `The page tries to lead to ${shortened(navigations[0])}.`,
});
