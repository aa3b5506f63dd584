import { firstMatch, quoted } from '../../first-match.ts';
import { referencesOf, styleReferencesOf } from '../../page-references.ts';
import { defineRule } from '../../rule.ts';

/** No address starts with `//`: it leads to another server although it has no scheme. */
export const noProtocolRelativeAddresses = defineRule({
  id: 'no-protocol-relative-addresses',
  severity: 'error',
  topic: 'rules',
  demand: () => 'The file contains no addresses that start with //.',
  fix: 'Remove the address: everything the ad shows must be inside the file.',
  needs: 'page',
  violation: (page) => {
    const inMarkup = referencesOf(page).find(({ value }) => value.startsWith('//'));
    if (inMarkup !== undefined)
      return `The file contains an external address: ${quoted(inMarkup.value, page.entry.path)}.`;
    const found =
      firstMatch(styleReferencesOf(page), /^\/\/.*/) ??
      firstMatch(page.code, /["'`]\/\/[a-z0-9-]+(\.[a-z0-9-]+)+/i);
    return found === null ? null : `The file contains an external address: ${found}.`;
  },
});
