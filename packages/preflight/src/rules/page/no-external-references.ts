import { firstMatch, quoted } from '../../first-match.ts';
import { referencesOf, styleReferencesOf } from '../../page-references.ts';
import { defineRule } from '../../rule.ts';

const webAddress = /^https?:/i;

/** The page loads nothing from a server. The text of a web address may be in the file, such as the store URL. */
export const noExternalReferences = defineRule({
  id: 'no-external-references',
  severity: 'error',
  topic: 'rules',
  // Elsewhere no web address may be in the file at all.
  appliesTo: (network) => !network.forbiddenLiterals.includes('https:'),
  demand: () => 'The page loads nothing from a server.',
  fix: 'Remove the address. Everything the ad shows must be inside the file.',
  needs: 'page',
  violation: (page, { providedScripts }) => {
    const inMarkup = referencesOf(page).find(
      ({ element, value }) =>
        element.name !== 'a' && webAddress.test(value) && !providedScripts.includes(value),
    );
    if (inMarkup !== undefined) return `The page loads ${quoted(inMarkup.value, page.entry.path)}.`;
    const found =
      firstMatch(styleReferencesOf(page), webAddress) ??
      firstMatch(page.code, /\.(?:src|href|poster)\s*=\s*["'`]https?:[^"'`]*/i);
    return found === null ? null : `The page loads ${found}.`;
  },
});
