import { findAddressStrings, findLoaded } from '../../evidence/find-addresses.ts';
import { findMatches } from '../../evidence/search-text.ts';
import { heaviestViolation, violationAt, defineRule } from '../../rule.ts';

/** No `http:` address is used where `https:` addresses are allowed. Our own files have none, comments included. */
export const noInsecureAddresses = defineRule({
  id: 'no-insecure-addresses',
  severity: 'error',
  topic: 'rules',
  appliesTo: ({ forbiddenLiterals }) =>
    forbiddenLiterals.includes('http:') && !forbiddenLiterals.includes('https:'),
  demand: () => 'The file contains no http: addresses.',
  fix: 'Use an https: address, or remove it.',
  needs: 'code',
  violation: (page, network) => {
    if (page.maker.origin === 'spinreel')
      return violationAt(
        'The file contains an insecure address',
        findMatches(page.texts, /http:[^"'\s<>]*/gi),
      );
    return heaviestViolation([
      violationAt('The page loads an insecure address', findLoaded(page, /^http:/i, network)),
      violationAt(
        'The code contains an insecure address',
        findAddressStrings(page, /^http:\/\/\w/i, network),
        {
          isDoubtful: true,
        },
      ),
    ]);
  },
});
