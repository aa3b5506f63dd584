import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** The outro button makes the host's CTA call during the tap: once, and with the arguments that the network defines. */
export const ctaCallsHook = defineBehaviourRule({
  id: 'cta-calls-hook',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.storeCall !== null,
  demand: () => 'A tap on the outro button opens the store once.',
  fix: 'Export the ad again: its button must make the CTA call once, during the tap, as the network defines it.',
  needs: 'endCard',
  violation: ({ ctaCalls, hasOwnHook }, { storeCall }) => {
    // Some web views do not replace an existing hook, so the network would never receive the CTA call.
    if (hasOwnHook) return 'The ad defines the CTA call itself, which may swallow taps.';
    const [call] = ctaCalls;
    if (call === undefined) return 'A tap on the outro button does not make the CTA call.';
    if (ctaCalls.length > 1) return `One tap makes the CTA call ${ctaCalls.length} times.`;
    if (storeCall?.takesUrl === true) {
      if (call.argumentCount === 0) return 'The CTA call has no store URL.';
    } else if (call.argumentCount > 0) return 'The CTA call has arguments.';
    if (call.ignored !== undefined) return { message: call.ignored, occurrences: [], isDoubtful: true };
    const isInTime = call.isTrusted || storeCall?.acceptance !== undefined;
    return isInTime && call.isUserActive ? null : 'The CTA call is made outside the tap.';
  },
});
