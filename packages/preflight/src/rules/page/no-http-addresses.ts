import { firstMatch } from '../../first-match.ts';
import { defineRule } from '../../rule.ts';

/** No `http:` or `https:` address anywhere, comments included: that is how uploads are searched. */
export const noHttpAddresses = defineRule({
  id: 'no-http-addresses',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.forbiddenLiterals.includes('https:'),
  demand: () => 'The file contains no web addresses.',
  fix: 'Remove the address. Everything the ad shows must be inside the file; the store URL is set in the network’s ads manager.',
  needs: 'package',
  violation: ({ texts }) => {
    const found = firstMatch(texts, /https?:[^"'\s<>]*/i);
    return found === null ? null : `The file contains a web address: ${found}.`;
  },
});
