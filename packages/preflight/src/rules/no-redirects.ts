import { firstLiteral, firstMatch, quoted } from '../first-match.ts';
import type { OpenedPage } from '../opened-file.ts';
import { defineRule } from '../rule.ts';

const openers = ['window.open', 'location.href', 'location.assign', 'location.replace'];

/** `location = ...`, with whatever stands before it, but no comparison and no property of another object. */
const assignment = /(?:^|[^\w$.-])(?:(?:window|document|self|top|parent)\.)*location\s*=(?!=)/;

/** The page never leads away by itself: only the click hook does. */
export const noRedirects = defineRule({
  id: 'no-redirects',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.forbiddenLiterals.includes('window.open'),
  demand: () => 'The page opens no other page: only the click hook leads to the store.',
  fix: 'Remove the redirect or the link. A fallback next to the click hook is a redirect too.',
  needs: 'page',
  violation: (page) => {
    const found =
      firstLiteral(page.texts, openers) ?? firstMatch(page.code, assignment) ?? leadingElement(page);
    return found === null ? null : `The page can lead away: ${found}.`;
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
