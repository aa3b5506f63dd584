import { storageKeys } from '@spinreel/config-schema/site/client-storage';
import {
  readConsent,
  serializeConsent,
  type ConsentChoice,
  type ConsentState,
} from '@spinreel/config-schema/site/consent';
import { isAnalyticsSetUp } from '../../config/site.ts';
import { createStoredText } from '../../lib/create-stored-text.ts';

const stored = createStoredText(storageKeys.analyticsConsent);

/** The visitor's choice about analytics; updates when this or another tab changes it. */
export function useConsent(): ConsentState {
  return readConsent(stored.useText(), { nowMs: Date.now(), isAnalyticsSetUp });
}

/** Stores a choice for a year, for all tabs of this browser. */
export function chooseConsent(choice: ConsentChoice): void {
  stored.store(serializeConsent(choice, { nowMs: Date.now(), isAnalyticsSetUp }));
}
