import { storageKeys } from '@spinreel/config-schema/site/client-storage';
import { serializeConsent } from '@spinreel/config-schema/site/consent';

/** Browser storage of a visitor who has answered the consent banner of `origin`, so that the banner covers nothing. */
export function answeredConsent(origin: string) {
  return {
    cookies: [],
    origins: [
      {
        origin,
        localStorage: [
          {
            name: storageKeys.analyticsConsent,
            value: serializeConsent('denied', { nowMs: Date.now(), isAnalyticsSetUp: true }),
          },
        ],
      },
    ],
  };
}
