import type { StoreCall } from '@spinreel/exporters/network';
import { firstMatch } from '../../first-match.ts';
import { defineRule } from '../../rule.ts';

const quote = '["\'`]';
/** Matches `=`, `||=`, `&&=` and `??=`, but not comparisons or arrows. */
const assigned = String.raw`\s*(?:\|\||&&|\?\?)?=(?![=>])`;

/** The host provides the CTA call: a stub in the file would swallow the real taps. */
export const noCtaStub = defineRule({
  id: 'no-cta-stub',
  severity: 'error',
  topic: 'host',
  appliesTo: ({ storeCall }) => storeCall?.isInjected === true,
  demand: () => 'The file does not define the network’s CTA call.',
  fix: 'Remove the code that defines the CTA call: the network provides it, and a test copy must not be uploaded.',
  needs: 'page',
  violation: ({ code }, { storeCall }) => {
    const found = storeCall === null ? null : firstMatch(code, definitionOf(storeCall));
    return found === null ? null : `The file defines the CTA call itself: ${found}.`;
  },
});

/**
 * Matches all ways to assign the call. No part may match whitespace in two ways, which would cause heavy backtracking.
 */
function definitionOf(call: StoreCall): RegExp {
  // A global function is defined like an object of its name.
  const object = call.object === 'window' ? call.method : call.object;
  const { method } = call;
  const name = `(?:\\b${object}|\\[\\s*${quote}${object}${quote}\\s*\\])`;
  const member = `(?:\\.${method}|\\[\\s*${quote}${method}${quote}\\s*\\])`;
  return new RegExp(
    [
      `\\b(?:var|let|const|function|class)\\s+${object}\\b`,
      `${name}${member}?${assigned}`,
      // As a key of `Object.assign(window, { ... })`. Destructuring `window` has the key too, but a name follows it.
      `[{,]\\s*(?:\\[\\s*)?${quote}?${object}(?:${quote}(?:\\s*\\])?)?\\s*:\\s*(?:[{(]|(?:async|function|class|new)\\b)`,
      `[{,]\\s*${object}\\s*\\(`,
      `\\b(?:assign|defineProperties)\\(\\s*(?:window\\.)?${object}\\b`,
      `\\b(?:defineProperty|Reflect\\.set)\\([^,()]*,\\s*${quote}${object}${quote}`,
      `\\b__define[GS]etter__\\(\\s*${quote}${object}${quote}`,
    ].join('|'),
  );
}
