import { firstMatch } from '../first-match.ts';
import { defineRule, everyExportTarget } from '../rule.ts';

/** Code is not made from text. Some networks refuse it outright, others block it where the ad is shown. */
export const noEval = defineRule({
  id: 'no-eval',
  severity: 'warning',
  topic: 'own',
  appliesTo: everyExportTarget,
  demand: () => 'The code makes no code from text.',
  fix: 'Replace eval and new Function by ordinary code, or export the ad again.',
  needs: 'page',
  violation: ({ code }) => {
    const found = firstMatch(
      code,
      /(?<![\w$.])(?:window\.)?eval\s*\(|\bnew\s+Function\b|\bset(?:Timeout|Interval)\s*\(\s*["'`]/,
    );
    return found === null ? null : `The code makes code from text: ${found}.`;
  },
});
