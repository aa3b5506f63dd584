import { type ErrorCode, errorCodes } from '@spinreel/config-schema/error-codes';
import type { Operation } from './operation.ts';

/** Everything that a call can answer but success: by status, ascending, its codes. */
export function problemsOf({ call, isOpen, problems = [] }: Operation): Map<number, ErrorCode[]> {
  const own: readonly ErrorCode[] = isOpen ? [] : ['locked'];
  const changing: readonly ErrorCode[] = call.method === 'GET' ? [] : ['cross-site'];
  const all = [...problems, ...own, ...changing, ...always];
  const statuses = [...new Set(all.map((code) => errorCodes[code].status))].toSorted((a, b) => a - b);
  return new Map(
    statuses.map((status) => [status, all.filter((code) => errorCodes[code].status === status)]),
  );
}

/** Whatever was asked. */
const always: readonly ErrorCode[] = ['unexpected', 'closing'];
