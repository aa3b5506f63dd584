import { firstLiteral } from '../first-match.ts';
import { defineRule } from '../rule.ts';

/** `mraid.js` stands nowhere, comments included: it belongs to other networks. */
export const noMraid = defineRule({
  id: 'no-mraid',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.forbiddenLiterals.includes('mraid.js'),
  demand: () => 'mraid.js stands nowhere in the file.',
  fix: 'Export the ad for this network: the file was made for another one, which uses mraid.js.',
  needs: 'package',
  violation: ({ texts }) => {
    const found = firstLiteral(texts, ['mraid.js']);
    return found === null ? null : `The file mentions ${found}.`;
  },
});
