import { findFetches } from '../../evidence/find-addresses.ts';
import { heaviestViolation, violationAt, defineRule } from '../../rule.ts';
import { constantStart } from '../../syntax/expressions.ts';
import { oncePer } from '../../cache/once-per.ts';

/** Nothing is fetched except the page's own data: in Meta's wrapper such a call even breaks the script around it. */
export const noFetch = defineRule({
  id: 'no-fetch',
  severity: 'error',
  topic: 'host',
  appliesTo: (network) => network.forbiddenLiterals.includes('fetch('),
  demand: () => 'The code does not use fetch().',
  fix: 'Put the data inside the file, or export the ad again: requests are blocked where the ad is shown.',
  needs: 'code',
  violation: oncePer(({ code, maker }) => {
    const calls = findFetches(code);
    const isKnown = ({ args: [address] }: (typeof calls)[number]) => constantStart(address) !== '';
    return heaviestViolation([
      violationAt('The code calls fetch()', calls.filter(isKnown)),
      // Engines contain loaders that an ad need not use, or uses for its own data only.
      violationAt('The code calls fetch()', calls, { isDoubtful: maker.origin === 'foreign' }),
    ]);
  }),
});
