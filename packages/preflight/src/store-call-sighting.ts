import type { Network } from '@spinreel/exporters/network';
import { findOtherCall, findStoreLiteral, makesCall } from './evidence/find-calls.ts';
import type { AnalyzedPage, OpenedPackage } from './opening/opened-file.ts';
import type { Viewing } from './viewing/viewing.ts';
import { containsLiteral } from './evidence/search-text.ts';

/** Whether a file opens the store on a network, and with which call. */
export interface StoreCallSighting {
  /**
   * - `seen`: a tap made the call while the file was played.
   * - `unseen`: the call is in the code, but no tap made it while the file was played.
   * - `found`: the call is in the code. The file has not been played.
   * - `missing`: the call is neither in the code nor was it made.
   * - `unknown`: the code cannot be read, and the file has not been played.
   */
  readonly state: 'seen' | 'unseen' | 'found' | 'missing' | 'unknown';
  /** The call, such as `mraid.open()`. */
  readonly call: string;
}

/** Looks for the store call of a network in the code of a file. Null if the network's pages open no store. */
export function findStoreCall(
  contents: OpenedPackage | null,
  page: AnalyzedPage | null,
  network: Network,
): StoreCallSighting | null {
  const literal = findStoreLiteral(network);
  if (literal === null) return null;
  const call = writeCall(literal);
  if (contents === null || page === null) return { state: 'unknown', call };
  const other = findOtherCall(page, network, literal);
  const isFound = makesCall(page, literal) || containsLiteral(page.texts, literal);
  if (!isFound && other !== null) return { state: 'found', call: other };
  if (isFound) return { state: 'found', call };
  const isUnknown = page.runsUnknownCode || page.code.broken.length > 0 || page.code.unread.length > 0;
  return { state: isUnknown ? 'unknown' : 'missing', call };
}

/** Says whether a viewer saw the store call of a network. Null if the file could not be played, or opens no store. */
export function seeStoreCall({ record, cover }: Viewing, network: Network): StoreCallSighting | null {
  const literal = findStoreLiteral(network);
  if (literal === null || cover === null) return null;
  const isSeen = record.calls.some(({ during, ignored }) => during !== 'cover' && ignored === undefined);
  return { state: isSeen ? 'seen' : 'missing', call: writeCall(literal) };
}

/** Combines what was found in the code with what a viewer saw. */
export function combineSightings(
  found: StoreCallSighting | null,
  seen: StoreCallSighting | null,
): StoreCallSighting | null {
  if (found === null || seen === null) return found ?? seen;
  if (seen.state === 'seen') return { ...found, state: 'seen' };
  return found.state === 'found' ? { ...found, state: 'unseen' } : { ...found, state: 'missing' };
}

function writeCall(literal: string): string {
  return literal.endsWith('(') ? `${literal})` : literal;
}
