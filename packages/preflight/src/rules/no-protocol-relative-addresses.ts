import { firstMatch, quoted } from '../first-match.ts';
import { referencesOf, styleReferencesOf } from '../page-references.ts';
import { defineRule, everyNetwork } from '../rule.ts';

/** No address that begins with `//`: it leads to another machine although it names no scheme. */
export const noProtocolRelativeAddresses = defineRule({
  id: 'no-protocol-relative-addresses',
  severity: 'error',
  topic: 'rules',
  appliesTo: everyNetwork,
  demand: () => 'No address in the file begins with //.',
  fix: 'Remove the address: everything the ad shows has to be inside the file.',
  needs: 'page',
  violation: (page) => {
    const inMarkup = referencesOf(page).find(({ value }) => value.startsWith('//'));
    if (inMarkup !== undefined)
      return `There is an outside address: ${quoted(inMarkup.value, page.entry.path)}.`;
    const found =
      firstMatch(styleReferencesOf(page), /^\/\/.*/) ??
      firstMatch(page.code, /["'`]\/\/[a-z0-9-]+(\.[a-z0-9-]+)+/i);
    return found === null ? null : `There is an outside address: ${found}.`;
  },
});
