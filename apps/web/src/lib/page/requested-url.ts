import { findPageHead } from '@spinreel/config-schema/site/site-pages';
import { asRecord } from '../as-record.ts';

/** Creates the history state of a redirect to the front page. It contains the requested URL. */
export function createRequestState(address: string): { wanted: string } {
  return { wanted: address };
}

/** Returns the URL of this app that the visitor requested before the redirect to the front page, or null. */
export function readRequestedUrl(historyState: unknown = window.history.state): string | null {
  // The router stores the given state under `usr`.
  const wanted = asRecord(asRecord(historyState)['usr'])['wanted'];
  if (typeof wanted !== 'string') return null;
  return findPageHead(wanted.split(/[?#]/, 1)[0] ?? '') === null ? null : wanted;
}

/** Removes the requested URL, so that neither a reload nor a later unlock redirects to it. */
export function clearRequestedUrl(): void {
  if (readRequestedUrl() === null) return;
  window.history.replaceState({ ...asRecord(window.history.state), usr: null }, '');
}
