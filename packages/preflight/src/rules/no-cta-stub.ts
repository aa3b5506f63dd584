import { firstMatch } from '../first-match.ts';
import { defineRule } from '../rule.ts';

const definition =
  /\b(?:var|let|const|function|class)\s+FbPlayableAd\b|\bFbPlayableAd\s*=(?!=)|\[\s*["']FbPlayableAd["']\s*\]\s*=(?!=)|\bFbPlayableAd\.onCTAClick\s*=(?!=)|defineProperty\([^,()]*,\s*["']FbPlayableAd["']/;

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
