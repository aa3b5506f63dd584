import { storageKeys } from '@spinreel/config-schema/client-storage';
import { storedConsent } from '@spinreel/config-schema/consent';

/** What a browser keeps whose visitor has already answered the consent banner of `origin`, so that it covers nothing. */
export function answeredConsent(origin: string) {
  return {
    cookies: [],
    origins: [
      {
        origin,
        localStorage: [{ name: storageKeys.analyticsConsent, value: storedConsent('denied', Date.now()) }],
      },
    ],
  };
}
