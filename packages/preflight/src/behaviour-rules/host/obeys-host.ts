import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** The ad uses the host's interface as documented: in the right order, and only the calls that an ad may make. */
export const obeysHost = defineBehaviourRule({
  id: 'obeys-host',
  severity: 'error',
  topic: 'own',
  demand: () => 'The ad uses the host’s interface as documented.',
  fix: 'Export the ad again for this network, or correct the code that calls the host.',
  needs: 'record',
  violation: ({ hostErrors }) => hostErrors[0] ?? null,
});
