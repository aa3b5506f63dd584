import { firstLiteral } from '../../first-match.ts';
import { defineRule } from '../../rule.ts';

/** The file does not contain `mraid.js`, not even in a comment: it belongs to other networks. */
export const noMraid = defineRule({
  id: 'no-mraid',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.forbiddenLiterals.includes('mraid.js'),
  demand: () => 'The file does not contain mraid.js.',
  fix: 'Export the ad for this network: this file was made for a network that uses mraid.js.',
  needs: 'package',
  violation: ({ texts }) => {
    const found = firstLiteral(texts, ['mraid.js']);
    return found === null ? null : `The file contains ${found}.`;
  },
});
