import { firstMatch } from '../../first-match.ts';
import { defineRule } from '../../rule.ts';

/** Nothing is stored on the viewer's device: hosts may deny it, and the attempt then breaks the script around it. */
export const noStorage = defineRule({
  id: 'no-storage',
  severity: 'warning',
  topic: 'rules',
  demand: () => 'The code does not use cookies or storage.',
  fix: 'Remove the code that uses cookies or storage: some networks block it.',
  needs: 'page',
  violation: ({ code }) => {
    const found = firstMatch(code, /\b(?:localStorage|sessionStorage|indexedDB)\b|document\.cookie\b/);
    return found === null ? null : `The code uses storage: ${found}.`;
  },
});
