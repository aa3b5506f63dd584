import { firstLiteral } from '../../first-match.ts';
import { defineRule } from '../../rule.ts';

const storeAddresses = ['market://', 'itms-apps://', 'play.google.com', 'apps.apple.com', 'itunes.apple.com'];

/** The file has no app store address: the network decides where the tap leads. */
export const noStoreAddresses = defineRule({
  id: 'no-store-addresses',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => storeAddresses.some((address) => network.forbiddenLiterals.includes(address)),
  demand: () => 'The file contains no app store addresses.',
  fix: "Remove the store URL from the file and set it in the network's ads manager.",
  needs: 'package',
  violation: ({ texts }) => {
    const found = firstLiteral(texts, storeAddresses);
    return found === null ? null : `The file contains an app store address: ${found}.`;
  },
});
