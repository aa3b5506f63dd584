import { constantStart, constantString } from '../syntax/expressions.ts';
import type { CodeUse, PageCode } from '../syntax/script-code.ts';
import { isSelfContained } from './page-references.ts';

/** Finds calls such as `request.open("GET", "data.json")` with an address that is no data URI. */
export function findRequestsTo({ uses }: PageCode): CodeUse[] {
  return uses.filter(({ kind, path, args: [method, address] }) => {
    if (kind !== 'call' || !path.endsWith('.open')) return false;
    if (!/^(get|post|put|head|delete|patch)$/i.test(constantString(method) ?? '')) return false;
    const start = constantStart(address);
    return start !== '' && !isSelfContained(start);
  });
}
