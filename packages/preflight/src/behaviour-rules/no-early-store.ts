import { defineBehaviourRule } from '../behaviour-rule.ts';
import { everyExportTarget } from '../rule.ts';

/** Taps that start or go on with the game leave the store closed: it opens from the end card alone. */
export const noEarlyStore = defineBehaviourRule({
  id: 'no-early-store',
  severity: 'error',
  topic: 'own',
  appliesTo: everyExportTarget,
  demand: () => 'The store does not open before the end card.',
  fix: 'Export the ad again: only the button of the end card may call the click hook.',
  needs: 'record',
  violation: ({ calls }) =>
    calls.some(({ during, isTrusted }) => isTrusted && (during === 'start' || during === 'game'))
      ? 'A tap before the end card opens the store.'
      : null,
});
