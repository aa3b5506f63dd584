import type { Network } from '@spinreel/exporters/network';
import type { CodeString, CodeUse, PageCode } from '../syntax/script-code.ts';
import type { AnalyzedPage } from '../opening/opened-file.ts';
import { constantStart, constantString } from '../syntax/expressions.ts';
import { isNetworkScript } from './is-network-script.ts';
import { referencesOf, styleReferencesOf, isSelfContained } from './page-references.ts';
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

/** Classes that connect to a server. */
const connections = ['WebSocket', 'EventSource', 'WebTransport', 'RTCPeerConnection'];

/** Finds calls such as `request.open("GET", "data.json")` with an address that is no data URI. */
export const findRequestsTo: (code: PageCode) => readonly CodeUse[] = oncePer(({ uses }) =>
  uses.filter(({ kind, path, args: [method, address] }) => {
    if (kind !== 'call' || !path.endsWith('.open')) return false;
    if (!/^(get|post|put|head|delete|patch)$/i.test(constantString(method) ?? '')) return false;
    const start = constantStart(address);
    return start !== '' && !isSelfContained(start);
  }),
);

/** Finds calls of `fetch()`, except with data URIs. */
export const findFetches: (code: PageCode) => readonly CodeUse[] = oncePer((code) =>
  findUses(code, ['call'], ['fetch']).filter(
    ({ args: [address] }) => !isSelfContained(constantStart(address)),
  ),
);

/** Finds the places where code connects to a server in another way. */
export const findConnections: (code: PageCode) => readonly CodeUse[] = oncePer((code) => [
  ...findUses(code, ['call'], ['navigator.sendBeacon']),
  ...findUses(code, ['new'], connections),
]);

/**
 * Finds the requests that the network's own rules about requests report. The rules about addresses omit them, so that
 * one mistake is one error.
 */
function findReportedRequests(code: PageCode, { forbiddenLiterals, ruleOverrides }: Network): CodeUse[] {
  const reportsFetch = forbiddenLiterals.includes('fetch(') && ruleOverrides['no-fetch']?.topic !== 'own';
  return [
    ...(reportsFetch ? findFetches(code) : []),
    ...(forbiddenLiterals.includes('XMLHttpRequest') ? findRequestsTo(code) : []),
    ...findConnections(code),
  ];
}

/** Properties that load what is assigned to them. */
const loadingProperties = ['src', 'href', 'poster', 'srcset'];

/** Finds the uses of given kinds whose path is one of the given ones. */
export function findUses(
  { uses }: PageCode,
  kinds: readonly CodeUse['kind'][],
  paths: readonly string[],
): CodeUse[] {
  return uses.filter(({ kind, path }) => kinds.includes(kind) && paths.includes(path));
}

/** An address that code loads, as far as its start is constant. */
interface LoadedAddress extends CodeUse {
  readonly address: string;
}

/** Finds the addresses that are assigned to `element.src` and the like, or set with `setAttribute()`. */
export const findLoadedAddresses: (code: PageCode) => readonly LoadedAddress[] = oncePer(({ uses }) =>
  uses.flatMap((use) => {
    const name = use.path.split('.').at(-1) ?? '';
    const [first, second] = use.args;
    if (use.kind === 'assign' && loadingProperties.includes(name) && !use.path.endsWith('location.href'))
      return [{ ...use, address: constantStart(first) }];
    if (use.kind === 'call' && name === 'setAttribute' && loadingProperties.includes(constantStart(first)))
      return [{ ...use, address: constantStart(second) }];
    return [];
  }),
);
