import { placeOf } from '../../evidence/page-references.ts';
import { heaviestViolation, violationAt, defineRule } from '../../rule.ts';
import { constantString } from '../../syntax/expressions.ts';
import type { CodeUse } from '../../syntax/script-code.ts';
import { oncePer } from '../../cache/once-per.ts';

const frames = new Set(['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'portal', 'fencedframe']);

/** The page has no iframes and no plug-ins. */
export const noFrames = defineRule({
  id: 'no-frames',
  severity: 'error',
  topic: 'own',
  demand: () => 'The page has no iframes or plug-ins.',
  fix: 'Remove the iframe or plug-in: the ad must be a single page.',
  needs: 'code',
  violation: oncePer((page) =>
    heaviestViolation([
      violationAt(
        'The page embeds another page',
        page.elements.filter(({ name }) => frames.has(name)).map((element) => placeOf(page, element)),
      ),
      violationAt('The code creates an embedded page', [
        ...page.code.uses.filter(createsFrame),
        ...page.code.strings.filter(({ value }) => /<iframe\b/i.test(value)),
      ]),
    ]),
  ),
});

function createsFrame({ kind, path, args }: CodeUse): boolean {
  return (
    kind === 'call' &&
    path.endsWith('createElement') &&
    frames.has(constantString(args[0])?.toLowerCase() ?? '')
  );
}
