import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** The ad uses no more memory and no more of the processors than a phone has, and floods neither the host nor the viewer. */
export const withinDeviceLimits = defineBehaviourRule({
  id: 'within-device-limits',
  severity: 'error',
  topic: 'browser',
  demand: () => 'The ad works with the memory and the processor of a phone.',
  fix: 'Find the code that repeats without end or keeps growing, and stop it.',
  needs: 'record',
  violation: ({ exceededLimit }) => exceededLimit,
});
