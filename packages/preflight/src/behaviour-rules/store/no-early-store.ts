import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** Taps that start or continue the game do not open the store: only the outro does. */
export const noEarlyStore = defineBehaviourRule({
  id: 'no-early-store',
  severity: 'error',
  topic: 'own',
  appliesTo: (network) => network.storeCall !== null,
  demand: () => 'The store does not open before the outro.',
  fix: 'Export the ad again: only the outro button may make the CTA call.',
  needs: 'record',
  violation: ({ calls }) =>
    calls.some(({ during, isTrusted }) => isTrusted && (during === 'start' || during === 'game'))
      ? 'A tap before the outro opens the store.'
      : null,
});
