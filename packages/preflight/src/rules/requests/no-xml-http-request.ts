import { findUses, findRequestsTo } from '../../evidence/find-addresses.ts';
import { isSearched, searchText } from '../../evidence/search-text.ts';
import { heaviestViolation, violationAt, defineRule } from '../../rule.ts';
import { oncePer } from '../../cache/once-per.ts';
import type { CodeUse, PageCode } from '../../syntax/script-code.ts';

const word = 'XMLHttpRequest';

/** The code makes no request with `XMLHttpRequest`. Some networks search uploads for the word, even in comments. */
export const noXmlHttpRequest = defineRule({
  id: 'no-xml-http-request',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.forbiddenLiterals.includes(word),
  demand: () => 'The file does not contain XMLHttpRequest.',
  fix: 'Remove the code or comment that contains XMLHttpRequest: an ad must not load anything.',
  needs: 'code',
  violation: (page, network) =>
    heaviestViolation([
      searchText(page, network, [word]),
      violationAt('The code requests data', findRequestsTo(page.code)),
      violationAt('The code can make requests', findConstructions(page.code), {
        // Engines contain loaders that an ad need not use.
        isDoubtful: !isSearched(network, word),
      }),
    ]),
});

const findConstructions: (code: PageCode) => readonly CodeUse[] = oncePer((code) =>
  findUses(code, ['new'], [word]),
);
