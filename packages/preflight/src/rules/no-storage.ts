import { firstMatch } from '../first-match.ts';
import { defineRule, everyExportTarget } from '../rule.ts';

/** Nothing is kept on the viewer's device: hosts may deny it, and the attempt then breaks the script around it. */
export const noStorage = defineRule({
  id: 'no-storage',
  severity: 'warning',
  topic: 'rules',
  appliesTo: everyExportTarget,
  demand: () => "The code keeps nothing on the viewer's device.",
  fix: 'Remove the code that uses cookies or storage: hosts may deny it.',
  needs: 'page',
  violation: ({ code }) => {
    const found = firstMatch(code, /\b(?:localStorage|sessionStorage|indexedDB)\b|document\.cookie\b/);
    return found === null ? null : `The code uses storage: ${found}.`;
  },
});
