import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** The CTA call waits for a tap: networks treat anything else as an automatic redirect. */
export const noCallByItself = defineBehaviourRule({
  id: 'no-call-by-itself',
  severity: 'error',
  topic: 'own',
  appliesTo: (network) => network.storeCall !== null,
  demand: () => 'The store opens only when the viewer taps.',
  fix: 'Remove the code that makes the CTA call without a tap, or export the ad again.',
  needs: 'record',
  violation: ({ calls }) =>
    calls.some(
      ({ during, isTrusted }) =>
        during === 'cover' || during === 'end-card' || (during !== 'cta' && !isTrusted),
    )
      ? 'The CTA call is made without a tap.'
      : null,
});
