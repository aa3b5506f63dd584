import { storageKeys } from '@spinreel/config-schema/site/client-storage';
import {
  readConsent,
  serializeConsent,
  type ConsentChoice,
  type ConsentState,
} from '@spinreel/config-schema/site/consent';
import { useSyncExternalStore } from 'react';
import { isAnalyticsSetUp } from '../../config/site.ts';
import { createStoredSignal } from '../../lib/create-stored-signal.ts';

const signal = createStoredSignal();
// If the browser blocks storage, a choice applies until the page is left.
let unsaved: string | null = null;

/** The visitor's choice about analytics; updates when this or another tab changes it. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(signal.subscribe, getConsent);
}

/** The visitor's current choice about analytics. */
export function getConsent(): ConsentState {
  return readConsent(readStored(), { nowMs: Date.now(), isAnalyticsSetUp });
}

/** Stores a choice for a year, for all tabs of this browser. */
export function chooseConsent(choice: ConsentChoice): void {
  const text = serializeConsent(choice, { nowMs: Date.now(), isAnalyticsSetUp });
  unsaved = text;
  try {
    localStorage.setItem(storageKeys.analyticsConsent, text);
  } catch {
    // Storage is blocked, so the next page asks again.
  }
  signal.notify();
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKeys.analyticsConsent);
  } catch {
    return unsaved;
  }
}
