import type { Network } from '@spinreel/exporters/network';
import { constantStart, constantString } from '../syntax/expressions.ts';
import type { CodeUse, PageCode } from '../syntax/script-code.ts';
import { findUses } from './find-uses.ts';
import { isSelfContained } from './page-references.ts';
import { oncePer } from '../cache/once-per.ts';

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
export function findReportedRequests(
  code: PageCode,
  { forbiddenLiterals, ruleOverrides }: Network,
): CodeUse[] {
  const reportsFetch = forbiddenLiterals.includes('fetch(') && ruleOverrides['no-fetch']?.topic !== 'own';
  return [
    ...(reportsFetch ? findFetches(code) : []),
    ...(forbiddenLiterals.includes('XMLHttpRequest') ? findRequestsTo(code) : []),
    ...findConnections(code),
  ];
}
