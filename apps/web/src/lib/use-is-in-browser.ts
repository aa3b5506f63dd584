import { useSyncExternalStore } from 'react';

/** False while the page is drawn without a browser, and while such a drawing comes to life; true from then on. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, elsewhere);
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const elsewhere = () => false;
