import { firstMatch, quoted } from '../../first-match.ts';
import type { OpenedPage } from '../../opened-file.ts';
import { defineRule } from '../../rule.ts';

const openers = /window\.open\b|location\.(?:href|assign|replace)/i;

/** Matches `location = ...` and `window.location = ...`, but not comparisons or properties of other objects. */
const assignment = /(?:^|[^\w$.-])(?:(?:window|document|self|top|parent)\.)*location\s*=(?!=)/;

/** The page does not redirect: only the CTA call opens the store. */
export const noRedirects = defineRule({
  id: 'no-redirects',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.forbiddenLiterals.includes('window.open('),
  demand: () => 'The page does not redirect: only the CTA call opens the store.',
  fix: 'Remove the redirect or the link. A fallback for the CTA call is also a redirect.',
  needs: 'page',
  violation: (page) => {
    const found =
      firstMatch(page.texts, openers) ?? firstMatch(page.code, assignment) ?? leadingElement(page);
    return found === null ? null : `The page can redirect: ${found}.`;
  },
});

function leadingElement({ elements, entry }: OpenedPage): string | null {
  const found = elements.find(
    ({ name, attributes }) =>
      name === 'form' ||
      name === 'base' ||
      (name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'refresh') ||
      ((name === 'a' || name === 'area') && !/^(#|$)/.test(attributes.get('href') ?? '')),
  );
  return found === undefined ? null : quoted(`<${found.name}>`, entry.path);
}
