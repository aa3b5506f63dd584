import { violationAt, defineRule } from '../../rule.ts';
import { oncePer } from '../../cache/once-per.ts';

/** Nothing is stored on the viewer's device: hosts may deny it, and the attempt then breaks the script around it. */
export const noStorage = defineRule({
  id: 'no-storage',
  severity: 'warning',
  topic: 'rules',
  demand: () => 'The code does not use cookies or storage.',
  fix: 'Remove the code that uses cookies or storage: some networks block it.',
  needs: 'code',
  violation: oncePer(({ code }) =>
    violationAt(
      'The code uses storage',
      code.uses.filter(({ path }) =>
        /^(?:localStorage|sessionStorage|indexedDB|document\.cookie)(?:\.|$)/.test(path),
      ),
    ),
  ),
});
