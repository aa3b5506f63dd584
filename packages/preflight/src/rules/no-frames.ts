import { firstMatch, quoted } from '../first-match.ts';
import { defineRule, everyNetwork } from '../rule.ts';

const frames = new Set(['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'portal', 'fencedframe']);

/** The page holds no other page and no plug-in. */
export const noFrames = defineRule({
  id: 'no-frames',
  severity: 'error',
  topic: 'own',
  appliesTo: everyNetwork,
  demand: () => 'The page holds no other page.',
  fix: 'Remove the frame: the ad has to be one page.',
  needs: 'page',
  violation: ({ elements, code, entry }) => {
    const inMarkup = elements.find(({ name }) => frames.has(name));
    if (inMarkup !== undefined)
      return `The page holds another page: ${quoted(`<${inMarkup.name}>`, entry.path)}.`;
    const inCode = firstMatch(
      code,
      /createElement\s*\(\s*["'`](?:iframe|frame|object|embed)["'`]|<iframe\b/i,
    );
    return inCode === null ? null : `The code makes another page: ${inCode}.`;
  },
});
