import { isStoreAddress, storeAddresses } from '@spinreel/exporters/forbidden-literals';
import { referencesOf } from '../../evidence/page-references.ts';
import { searchText } from '../../evidence/search-text.ts';
import { heaviestViolation, violationAt } from '../../evidence/violation-at.ts';
import { defineRule } from '../../rule.ts';

/** The file has no app store address: the network decides where the tap leads. */
export const noStoreAddresses = defineRule({
  id: 'no-store-addresses',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => storeAddresses.some((address) => network.forbiddenLiterals.includes(address)),
  demand: () => 'The file contains no app store addresses.',
  fix: "Remove the store URL from the file and set it in the network's ads manager.",
  needs: 'code',
  violation: (page, network) =>
    heaviestViolation([
      searchText(page, network, storeAddresses),
      violationAt(
        'The file contains an app store address',
        [...page.code.strings, ...referencesOf(page)].filter(({ value }) => isStoreAddress(value)),
        // The others ignore the address.
        { isDoubtful: network.storeUrl !== 'forbidden' },
      ),
    ]),
});
