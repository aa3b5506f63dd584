import { storageKeys } from '@spinreel/config-schema/client-storage';
import {
  readConsent,
  storedConsent,
  type ConsentChoice,
  type ConsentState,
} from '@spinreel/config-schema/consent';
import { useSyncExternalStore } from 'react';
import { createStoredSignal } from '../../lib/create-stored-signal.ts';

const signal = createStoredSignal();
// Where the browser keeps nothing, a choice counts at least until the page is left.
let unkept: string | null = null;

/** What this visitor has chosen about analytics; followed, also when another tab changes it. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(signal.subscribe, currentConsent);
}

/** What this visitor has chosen about analytics, by now. */
export function currentConsent(): ConsentState {
  return readConsent(stored(), Date.now());
}

/** Keeps a choice for a year, for all tabs of this browser. */
export function chooseConsent(choice: ConsentChoice): void {
  const text = storedConsent(choice, Date.now());
  unkept = text;
  try {
    localStorage.setItem(storageKeys.analyticsConsent, text);
  } catch {
    // The browser keeps nothing: the next page asks again.
  }
  signal.tell();
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKeys.analyticsConsent);
  } catch {
    return unkept;
  }
}
