import { firstMatch } from '../first-match.ts';
import { defineRule } from '../rule.ts';

/** No `http:` or `https:` address anywhere, comments included: that is how uploads are searched. */
export const noHttpAddresses = defineRule({
  id: 'no-http-addresses',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.forbiddenLiterals.includes('https:'),
  demand: () => 'The file names no web address.',
  fix: 'Remove the address. Everything the ad shows has to be inside the file, and the store address is set at the network.',
  needs: 'package',
  violation: ({ texts }) => {
    const found = firstMatch(texts, /https?:[^"'\s<>]*/i);
    return found === null ? null : `There is a web address: ${found}.`;
  },
});
