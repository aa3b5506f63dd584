import { firstMatch } from '../first-match.ts';
import { defineRule } from '../rule.ts';

const quote = '["\'`]';
/** `=` and `||=` and the like, but no comparison and no arrow. */
const assigned = String.raw`\s*(?:\|\||&&|\?\?)?=(?![=>])`;
const name = `(?:\\bFbPlayableAd|\\[\\s*${quote}FbPlayableAd${quote}\\s*\\])`;
const member = `(?:\\.onCTAClick|\\[\\s*${quote}onCTAClick${quote}\\s*\\])`;

/** All ways in which code gives the hook a value. No part can match a run of spaces in two ways: that takes for ever. */
const definition = new RegExp(
  [
    String.raw`\b(?:var|let|const|function|class)\s+FbPlayableAd\b`,
    `${name}${member}?${assigned}`,
    // As a key of `Object.assign(window, { ... })`. What is taken out of the window has a key too, but a name after it.
    `[{,]\\s*(?:\\[\\s*)?${quote}?FbPlayableAd(?:${quote}(?:\\s*\\])?)?\\s*:\\s*(?:[{(]|(?:async|function|class|new)\\b)`,
    `[{,]\\s*FbPlayableAd\\s*\\(`,
    `\\b(?:assign|defineProperties)\\(\\s*(?:window\\.)?FbPlayableAd\\b`,
    `\\b(?:defineProperty|Reflect\\.set)\\([^,()]*,\\s*${quote}FbPlayableAd${quote}`,
    `\\b__define[GS]etter__\\(\\s*${quote}FbPlayableAd${quote}`,
  ].join('|'),
);

/** The file leaves the click hook to the host: a stand-in of its own would swallow the real clicks. */
export const noCtaStub = defineRule({
  id: 'no-cta-stub',
  severity: 'error',
  topic: 'host',
  appliesTo: (network) => network.requiredLiterals.some((literal) => literal.startsWith('FbPlayableAd.')),
  demand: () => 'The click hook is left to the network.',
  fix: 'Remove the code that defines FbPlayableAd: the network provides it, and a copy for testing must not be uploaded.',
  needs: 'page',
  violation: ({ code }) => {
    const found = firstMatch(code, definition);
    return found === null ? null : `The file defines the click hook itself: ${found}.`;
  },
});
