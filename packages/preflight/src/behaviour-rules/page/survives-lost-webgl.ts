import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** The ad still shows something after the phone has taken its WebGL context away, as phones do that run short of memory. */
export const survivesLostWebgl = defineBehaviourRule({
  id: 'survives-lost-webgl',
  severity: 'warning',
  topic: 'browser',
  demand: () => 'The ad does not stay empty when its WebGL context is lost.',
  fix: 'Handle the event “webglcontextlost” of the canvas: call preventDefault() and draw again when the context is restored, or show an image instead.',
  needs: 'record',
  violation: ({ ignoredContextLosses }) =>
    ignoredContextLosses === 0
      ? null
      : 'The ad does not handle the loss of its WebGL context: its canvas stays empty.',
});
