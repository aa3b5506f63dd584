import { findAddressStrings, findLoaded } from '../../evidence/find-addresses.ts';
import { heaviestViolation, violationAt, defineRule } from '../../rule.ts';

/** No address starts with `//`: it leads to another server although it has no scheme. */
export const noProtocolRelativeAddresses = defineRule({
  id: 'no-protocol-relative-addresses',
  severity: 'error',
  topic: 'rules',
  demand: () => 'The file contains no addresses that start with //.',
  fix: 'Remove the address: everything the ad shows must be inside the file.',
  needs: 'code',
  violation: (page, network) =>
    heaviestViolation([
      violationAt('The page loads an external address', findLoaded(page, /^\/\//, network)),
      violationAt(
        'The code contains an external address',
        findAddressStrings(page, /^\/\/[a-z0-9-]+(\.[a-z0-9-]+)+/i, network),
        { isDoubtful: page.maker.origin === 'foreign' },
      ),
    ]),
});
