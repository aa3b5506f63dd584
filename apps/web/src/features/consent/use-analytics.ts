import { useEffect } from 'react';
import { isAnalyticsSetUp, site } from '../../config/site.ts';
import { useConsent } from './consent-store.ts';

/**
 * Applies the visitor's choice to analytics, whether made here or in another tab. Loads nothing if no ID is configured.
 */
export function useAnalytics(): void {
  const consent = useConsent();
  useEffect(() => {
    if (!isAnalyticsSetUp) return;
    // A separate chunk, so that visitors who do not agree do not load this code.
    void import('./follow-consent.ts').then(({ followConsent }) => followConsent(site.analyticsId, consent));
  }, [consent]);
}
