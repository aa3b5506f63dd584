import { firstMatch, quoted } from '../../first-match.ts';
import { defineRule } from '../../rule.ts';

const frames = new Set(['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'portal', 'fencedframe']);

/** The page has no iframes and no plug-ins. */
export const noFrames = defineRule({
  id: 'no-frames',
  severity: 'error',
  topic: 'own',
  demand: () => 'The page has no iframes or plug-ins.',
  fix: 'Remove the iframe or plug-in: the ad must be a single page.',
  needs: 'page',
  violation: ({ elements, code, entry }) => {
    const inMarkup = elements.find(({ name }) => frames.has(name));
    if (inMarkup !== undefined)
      return `The page embeds another page: ${quoted(`<${inMarkup.name}>`, entry.path)}.`;
    const inCode = firstMatch(
      code,
      /createElement\s*\(\s*["'`](?:iframe|frame|object|embed)["'`]|<iframe\b/i,
    );
    return inCode === null ? null : `The code creates an embedded page: ${inCode}.`;
  },
});
