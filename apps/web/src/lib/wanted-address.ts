import { pageHead } from '@spinreel/config-schema/site-pages';

/** What a redirect to the front page takes along: where the visitor wanted to go. Kept in the history, not in the address. */
export function wanting(address: string): { wanted: string } {
  return { wanted: address };
}

/** Where the visitor wanted to go before the gate, as an address of this app; null where nothing is known. */
export function wantedAddress(historyState: unknown = window.history.state): string | null {
  // The router keeps what it was given under `usr`.
  const wanted = asRecord(asRecord(historyState)['usr'])['wanted'];
  if (typeof wanted !== 'string') return null;
  return pageHead(wanted.split(/[?#]/, 1)[0] ?? '') === null ? null : wanted;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
