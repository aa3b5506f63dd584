import { defineBehaviourRule } from '../behaviour-rule.ts';
import { everyExportTarget } from '../rule.ts';

/** The click hook waits for the viewer: networks call everything else an automatic redirect. */
export const noCallByItself = defineBehaviourRule({
  id: 'no-call-by-itself',
  severity: 'error',
  topic: 'own',
  appliesTo: everyExportTarget,
  demand: () => 'The store opens only when the viewer taps.',
  fix: 'Remove the code that calls the click hook without a tap, or export the ad again.',
  needs: 'record',
  violation: ({ calls }) =>
    calls.some(
      ({ during, isTrusted }) =>
        during === 'cover' || during === 'end-card' || (during !== 'cta' && !isTrusted),
    )
      ? 'The click hook is called although nobody tapped.'
      : null,
});
