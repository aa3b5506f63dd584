import { isStoreAddress } from '@spinreel/exporters/families/shared-facts';
import { findAddressStrings, findLoaded } from '../../evidence/find-addresses.ts';
import { findMatches } from '../../evidence/search-text.ts';
import { heaviestViolation, violationAt, defineRule } from '../../rule.ts';
import { constantStart } from '../../syntax/expressions.ts';
import { oncePer } from '../../cache/once-per.ts';
import type { CodeUse, PageCode } from '../../syntax/script-code.ts';

/** No `http:` or `https:` address is loaded or in the code. Our own files have none at all, comments included. */
export const noHttpAddresses = defineRule({
  id: 'no-http-addresses',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.forbiddenLiterals.includes('https:'),
  demand: () => 'The file contains no web addresses.',
  fix: 'Remove the address. Everything the ad shows must be inside the file; the store URL is set in the network’s ads manager.',
  needs: 'code',
  violation: (page, network) => {
    if (page.maker.origin === 'spinreel')
      return violationAt('The file contains a web address', findMatches(page.texts, /https?:[^"'\s<>]*/gi));
    const inCode = findAddressStrings(page, /^https?:\/\/\w/i, network);
    return heaviestViolation([
      violationAt('The page loads a web address', findLoaded(page, /^https?:/i, network)),
      violationAt('The code opens a web address', findOpened(page.code)),
      violationAt(
        'The code contains a store’s address',
        inCode.filter(({ value }) => isStoreAddress(value)),
      ),
      // An engine may name its website. Whether the ad loads the address can only be seen by playing it.
      violationAt('The code contains a web address', inCode, { isDoubtful: true }),
    ]);
  },
});

/** Finds the places where code opens a web address. */
const findOpened: (code: PageCode) => readonly CodeUse[] = oncePer(({ uses }) =>
  uses.filter(
    ({ kind, path, args: [address] }) =>
      (kind === 'assign' || kind === 'call') &&
      /^(?:open|(?:\w+\.)?location(?:\.\w+)?)$/.test(path) &&
      /^https?:/i.test(constantStart(address)),
  ),
);
