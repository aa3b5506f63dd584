import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** The ad tells the host when it is ready and when it has ended: each once, in order, and at the right time. */
export const reportsLifecycle = defineBehaviourRule({
  id: 'reports-lifecycle',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.lifecycleCalls.length > 0,
  demand: ({ lifecycleCalls }) =>
    lifecycleCalls.length > 1
      ? 'The ad tells the host when it is ready and when it has ended.'
      : 'The ad tells the host when it has ended.',
  fix: 'Export the ad again for this network: it must report its progress once and at the right time.',
  needs: 'endCard',
  violation: ({ lifecycle: { calls, errors } }, { lifecycleCalls }) => {
    const [error] = errors;
    if (error !== undefined) return error;
    const missing = lifecycleCalls.find((name) => !calls.includes(name));
    if (missing !== undefined) return `The ad never reports ${missing}.`;
    const repeated = calls.find((name, index) => calls.indexOf(name) < index);
    if (repeated !== undefined) return `The ad reports ${repeated} more than once.`;
    return calls.join() === lifecycleCalls.join() ? null : `The ad reports ${calls.join(' before ')}.`;
  },
});
