import { heaviestViolation, violationAt, defineRule } from '../../rule.ts';
import { constantString } from '../../syntax/expressions.ts';
import type { CodeUse } from '../../syntax/script-code.ts';
import { oncePer } from '../../cache/once-per.ts';

/** Text is not run as code. Some networks reject that, others block it where the ad is shown. */
export const noEval = defineRule({
  id: 'no-eval',
  severity: 'warning',
  topic: 'own',
  demand: () => 'The code does not use eval() or new Function().',
  fix: 'Replace eval() and new Function() with ordinary code, or export the ad again.',
  needs: 'code',
  violation: oncePer(({ code, maker }) => {
    const runs = code.uses.filter(runsText);
    return heaviestViolation([
      violationAt('The code runs text as code', runs.filter(namesEval)),
      // Engines contain such code for cases that an ad need not use.
      violationAt('The code runs text as code', runs, { isDoubtful: maker.origin === 'foreign' }),
    ]);
  }),
});

/** Whether a call of `eval` is written as such: studios report that networks search uploads for it. */
function namesEval({ path, source, start, end }: CodeUse): boolean {
  return path === 'eval' && /\beval\W*\(/.test(source.text.slice(start, end));
}

function runsText({ kind, path, args }: CodeUse): boolean {
  if (kind !== 'call' && kind !== 'new') return false;
  const text = constantString(args.at(-1))
    ?.trim()
    .replace(/^return |;$/g, '');
  // Bundlers write `Function("return this")()` or `(0, eval)("this")` to find the global object.
  if (path === 'eval' || path === 'Function') return args.length > 0 && text !== 'this';
  return /^set(?:Timeout|Interval)$/.test(path) && constantString(args[0]) !== null;
}
