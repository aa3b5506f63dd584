import { defineBehaviourRule } from '../behaviour-rule.ts';
import { everyExportTarget } from '../rule.ts';

/** The end card's button calls the host's click hook inside the tap itself: once, and without arguments. */
export const ctaCallsHook = defineBehaviourRule({
  id: 'cta-calls-hook',
  severity: 'error',
  topic: 'rules',
  appliesTo: everyExportTarget,
  demand: () => "A tap on the end card's button opens the store, once.",
  fix: 'Export the ad again: its button has to call the click hook once, inside the tap, without arguments.',
  needs: 'endCard',
  violation: ({ ctaCalls, hasOwnHook }) => {
    // Not every web view puts its own hook in the place of another, and then nobody hears of the taps.
    if (hasOwnHook) return 'The ad defines the click hook itself, which may swallow the taps.';
    const [call] = ctaCalls;
    if (call === undefined) return "A tap on the end card's button does not call the click hook.";
    if (ctaCalls.length > 1) return `One tap calls the click hook ${ctaCalls.length} times.`;
    if (call.argumentCount > 0) return 'The click hook is called with arguments.';
    return call.isTrusted && call.isUserActive ? null : 'The click hook is called outside the tap.';
  },
});
