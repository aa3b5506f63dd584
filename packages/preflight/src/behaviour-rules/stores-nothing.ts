import { defineBehaviourRule } from '../behaviour-rule.ts';
import { everyNetwork } from '../rule.ts';
import { shortened } from '../viewing/shortened.ts';

/** Nothing is left on the viewer's device. */
export const storesNothing = defineBehaviourRule({
  id: 'stores-nothing',
  severity: 'warning',
  topic: 'rules',
  appliesTo: everyNetwork,
  demand: () => "The ad leaves nothing on the viewer's device.",
  fix: 'Remove the code that uses cookies or storage: hosts may deny it.',
  needs: 'record',
  violation: ({ stored }) =>
    stored.length === 0 ? null : `The ad leaves something on the device: ${shortened(stored[0])}.`,
});
