import type { Network } from '@spinreel/exporters/network';
import type { CodeString, CodeUse, PageCode } from '../syntax/script-code.ts';
import type { AnalyzedPage } from '../opening/opened-file.ts';
import { constantStart } from '../syntax/expressions.ts';
import { findReportedRequests, findRequestsTo } from './find-requests.ts';
import { isNetworkScript } from './is-network-script.ts';
import { findLoadedAddresses, findUses } from './find-uses.ts';
import { referencesOf, styleReferencesOf } from './page-references.ts';
import type { Place } from '../rule.ts';
import { oncePer } from '../cache/once-per.ts';

/** Names of XML vocabularies, which look like addresses and load nothing. */
const namespaces =
  /^https?:\/\/(?:www\.w3\.org\/|ns\.adobe\.com\/|schemas\.|purl\.org\/|www\.inkscape\.org\/namespaces|sodipodi\.)/i;

/** Elements whose addresses are only opened by a tap. */
const links = new Set(['a', 'area', 'form']);

/** Functions and classes that load the address which is their first argument. */
const requests = ['fetch', 'import', 'importScripts', 'Worker', 'SharedWorker', 'WebSocket', 'EventSource'];

/** Whether an address is assigned to the `href` of a link, which loads nothing before it is opened. */
function isLink(path: string, address: string): boolean {
  return path.endsWith('.href') && !/\.css(?:[?#].*)?$/i.test(address);
}

/**
 * Finds the addresses that the page loads: in its markup, its styles, and in code where they are constant. Requests that
 * another rule of the network reports are omitted.
 */
export function findLoaded(page: AnalyzedPage, pattern: RegExp, network: Network): Place[] {
  const reported = findReportedRequests(page.code, network);
  return [
    ...referencesOf(page).filter(
      ({ element, value }) =>
        !links.has(element.name) && pattern.test(value) && !isNetworkScript(value, network),
    ),
    ...styleReferencesOf(page).filter(({ value }) => pattern.test(value)),
    ...findLoadedAddresses(page.code).filter(
      ({ path, address }) =>
        !isLink(path, address) && pattern.test(address) && !isNetworkScript(address, network),
    ),
    ...findLoadingCalls(page.code).filter(
      (use) => pattern.test(constantStart(use.args[0])) && !isInside(use, reported),
    ),
    ...findRequestsTo(page.code).filter(
      (use) => pattern.test(constantStart(use.args[1])) && !isInside(use, reported),
    ),
  ];
}

const findLoadingCalls: (code: PageCode) => readonly CodeUse[] = oncePer((code) =>
  findUses(code, ['call', 'new'], requests),
);

/** Finds the strings of code that start like an address on a server. */
const findAllAddressStrings: (code: PageCode) => readonly CodeString[] = oncePer(({ strings }) =>
  strings.filter(({ value }) => /^(?:https?:)?\/\//i.test(value) && !namespaces.test(value)),
);

/**
 * Finds the strings of code that start with `//`, `http://` or `https://` and match a pattern, except the names of XML
 * vocabularies, and except in requests that another rule of the network reports.
 */
export function findAddressStrings({ code }: AnalyzedPage, pattern: RegExp, network: Network): CodeString[] {
  const reported = findReportedRequests(code, network);
  return findAllAddressStrings(code).filter(
    (text) => pattern.test(text.value) && !isNetworkScript(text.value, network) && !isInside(text, reported),
  );
}

function isInside({ source, start, end }: Place, places: readonly Place[]): boolean {
  return places.some((place) => place.source === source && place.start <= start && end <= place.end);
}
