import { firstMatch } from '../../first-match.ts';
import { defineRule } from '../../rule.ts';

/** Text is not run as code. Some networks reject that, others block it where the ad is shown. */
export const noEval = defineRule({
  id: 'no-eval',
  severity: 'warning',
  topic: 'own',
  demand: () => 'The code does not use eval() or new Function().',
  fix: 'Replace eval() and new Function() with ordinary code, or export the ad again.',
  needs: 'page',
  violation: ({ code }) => {
    const found = firstMatch(
      code,
      /(?<![\w$.])(?:window\.)?eval\s*\(|\bnew\s+Function\b|\bset(?:Timeout|Interval)\s*\(\s*["'`]/,
    );
    return found === null ? null : `The code runs text as code: ${found}.`;
  },
});
