import { defineBehaviourRule } from '../../behaviour-rule.ts';
import { shortened } from '../../viewing/shortened.ts';

/** Nothing is stored on the viewer's device. */
export const storesNothing = defineBehaviourRule({
  id: 'stores-nothing',
  severity: 'warning',
  topic: 'rules',
  demand: () => "The ad stores nothing on the viewer's device.",
  fix: 'Remove the code that uses cookies or storage: some networks block it.',
  needs: 'record',
  violation: ({ stored }) =>
    stored.length === 0 ? null : `The ad stores something on the device: ${shortened(stored[0])}.`,
});
