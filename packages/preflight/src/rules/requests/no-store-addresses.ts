import { isStoreAddress, storeAddresses } from '@spinreel/exporters/families/shared-facts';
import { referencesOf } from '../../evidence/page-references.ts';
import { searchText } from '../../evidence/search-text.ts';
import { heaviestViolation, violationAt, type Place, defineRule } from '../../rule.ts';
import type { AnalyzedPage } from '../../opening/opened-file.ts';
import { oncePer } from '../../cache/once-per.ts';

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
        findStoreAddresses(page),
        // The others ignore the address.
        { isDoubtful: network.storeUrl !== 'forbidden' },
      ),
    ]),
});

const findStoreAddresses: (page: AnalyzedPage) => readonly Place[] = oncePer((page) =>
  [...page.code.strings, ...referencesOf(page)].filter(({ value }) => isStoreAddress(value)),
);
