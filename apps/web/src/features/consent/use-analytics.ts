import { analyticsIdPattern } from '@spinreel/config-schema/analytics-tag';
import { useEffect } from 'react';
import { site } from '../../config/site.ts';
import { useConsent } from './consent-store.ts';

/** Lets analytics follow what this visitor chooses here or in another tab; without a configured id nothing ever loads. */
export function useAnalytics(): void {
  const consent = useConsent();
  useEffect(() => {
    if (!analyticsIdPattern.test(site.analyticsId)) return;
    // Its own file, so that those who do not agree need not even load what would load analytics.
    void import('./analytics.ts').then(({ followConsent }) => followConsent(site.analyticsId, consent));
  }, [consent]);
}
