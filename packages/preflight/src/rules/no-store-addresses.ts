import { firstLiteral } from '../first-match.ts';
import { defineRule } from '../rule.ts';

const storeAddresses = ['market://', 'itms-apps://', 'play.google.com', 'apps.apple.com', 'itunes.apple.com'];

/** No address of an app store: the network sets where the click leads. */
export const noStoreAddresses = defineRule({
  id: 'no-store-addresses',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => storeAddresses.some((address) => network.forbiddenLiterals.includes(address)),
  demand: () => 'The file names no app store.',
  fix: "Remove the store address from the file and set it in the network's ads manager.",
  needs: 'package',
  violation: ({ texts }) => {
    const found = firstLiteral(texts, storeAddresses);
    return found === null ? null : `The file names an app store: ${found}.`;
  },
});
