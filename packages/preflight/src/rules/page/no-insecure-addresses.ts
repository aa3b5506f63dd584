import { firstMatch } from '../../first-match.ts';
import { defineRule } from '../../rule.ts';

/** No `http:` address, comments included, where `https:` addresses are allowed. */
export const noInsecureAddresses = defineRule({
  id: 'no-insecure-addresses',
  severity: 'error',
  topic: 'rules',
  appliesTo: ({ forbiddenLiterals }) =>
    forbiddenLiterals.includes('http:') && !forbiddenLiterals.includes('https:'),
  demand: () => 'The file contains no http: addresses.',
  fix: 'Use an https: address, or remove it.',
  needs: 'package',
  violation: ({ texts }) => {
    const found = firstMatch(texts, /http:[^"'\s<>]*/i);
    return found === null ? null : `The file contains an insecure address: ${found}.`;
  },
});
