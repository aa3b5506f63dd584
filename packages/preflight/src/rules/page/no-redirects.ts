import type { Network } from '@spinreel/exporters/network';
import { findUses } from '../../evidence/find-addresses.ts';
import { placeOf } from '../../evidence/page-references.ts';
import { findMatches, searchText } from '../../evidence/search-text.ts';
import { heaviestViolation, violationAt, type Place, defineRule } from '../../rule.ts';
import type { AnalyzedPage, PageElement } from '../../opening/opened-file.ts';
import type { CodeUse } from '../../syntax/script-code.ts';
import { oncePer } from '../../cache/once-per.ts';

const locations = ['', 'document.', 'top.', 'parent.'].map((object) => `${object}location`);
const assigned = locations.flatMap((location) => [location, `${location}.href`]);
const called = ['open', ...locations.flatMap((location) => [`${location}.assign`, `${location}.replace`])];

/** The page does not redirect: only the CTA call opens the store. */
export const noRedirects = defineRule({
  id: 'no-redirects',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.forbiddenLiterals.includes('window.open('),
  demand: () => 'The page does not redirect: only the CTA call opens the store.',
  fix: 'Remove the redirect or the link. A fallback for the CTA call is also a redirect.',
  needs: 'code',
  violation: (page, network) => {
    const { redirects, ways } = findRedirects(page);
    const isFallback = (use: CodeUse) => isFallbackFor(use, network);
    return heaviestViolation([
      searchOwnText(page),
      searchText(page, network, ['window.open(']),
      violationAt('The page can redirect', [...redirects.filter((use) => !isFallback(use)), ...ways]),
      violationAt('The page opens a page only if the CTA call is missing', redirects.filter(isFallback), {
        reason: `${network.label} provides the call, so this never happens there.`,
        isHarmless: true,
      }),
    ]);
  },
});

/** The code of a page that can redirect, and its elements that lead to another page. */
interface Redirects {
  readonly redirects: readonly CodeUse[];
  readonly ways: readonly Place[];
}

const findRedirects: (page: AnalyzedPage) => Redirects = oncePer((page) => ({
  redirects: [...findUses(page.code, ['assign'], assigned), ...findUses(page.code, ['call'], called)],
  ways: page.elements.filter(leadsAway).map((element) => placeOf(page, element)),
}));

/** Our own files do not even contain the words. */
const searchOwnText = oncePer(({ maker, texts }: AnalyzedPage) => {
  if (maker.origin === 'foreign') return null;
  return violationAt(
    'The page can redirect',
    findMatches(texts, /window\.open\b|location\.(?:href|assign|replace)/gi),
  );
});

/** Whether code runs only where the network's own call is missing, which never happens in its web view. */
function isFallbackFor({ missing }: CodeUse, { storeCall }: Network): boolean {
  if (storeCall === null) return false;
  const { object, method } = storeCall;
  const paths = object === 'window' ? [method] : [object, `${object}.${method}`];
  return missing().some((path) => paths.includes(path));
}

function leadsAway({ name, attributes }: PageElement): boolean {
  const address = (attributes.get(name === 'form' ? 'action' : 'href') ?? '').trim();
  const isPlace = /^(#|$|javascript:)/i.test(address);
  switch (name) {
    case 'form':
      return (
        !/return\s+false|preventDefault/.test(attributes.get('onsubmit') ?? '') &&
        !/^(#|javascript:)/i.test(address)
      );
    case 'base':
      return attributes.has('href') && !/^\.?\/?$/.test(address);
    case 'meta':
      return attributes.get('http-equiv')?.toLowerCase() === 'refresh';
    case 'a':
    case 'area':
      return !isPlace;
    default:
      return false;
  }
}
