import { defineRule } from '../../rule.ts';
import { oncePer } from '../../cache/once-per.ts';

/** Every script is valid JavaScript: browsers run nothing of a script with a syntax error. */
export const validScripts = defineRule({
  id: 'valid-scripts',
  severity: 'error',
  topic: 'browser',
  demand: () => 'Every script is valid JavaScript.',
  fix: 'Fix the syntax error in the script, or export the ad again: the script does not run.',
  needs: 'code',
  violation: oncePer(({ code: { broken } }) => {
    const [first] = broken;
    if (first === undefined) return null;
    const occurrences = broken.map(({ source, offset }) => source.locate(offset, offset + 40));
    const [place] = occurrences;
    return {
      message: `A script has a syntax error: ${first.message} in ${place?.path}, line ${place?.line}.`,
      occurrences,
    };
  }),
});
