import { analyticsIdPattern } from '@spinreel/config-schema/site/analytics-tag';
import { siteFacts } from '@spinreel/config-schema/site/site-facts';
import { productName } from '@spinreel/config-schema/site/site-pages';
import { paths } from './paths.ts';
import { readSetting } from './read-setting.ts';

/** The settings of the public pages, with neutral defaults. Set as `VITE_*` when building. */
export const site = {
  productName,
  /** The provider behind the deployment. The logo links to its site if a URL is set. */
  providerName: readSetting('VITE_PROVIDER_NAME', 'Spinreel'),
  providerUrl: readSetting('VITE_PROVIDER_URL', ''),
  /** An image on this site, such as `/brand/provider.svg`, that replaces the product's mark in the header. */
  providerLogo: readSetting('VITE_PROVIDER_LOGO', ''),
  /** An image on this site that follows 'Powered by' in the footer. */
  poweredByLogo: readSetting('VITE_POWERED_BY_LOGO', ''),
  /**
   * The analytics script's measurement ID. Empty: not set up yet. `off`: analytics is never used, so visitors are not
   * asked for consent.
   */
  analyticsId: readSetting('VITE_ANALYTICS_ID', ''),
  /** Who the provider is, in a sentence or two on the front page. */
  providerAbout: readSetting(
    'VITE_PROVIDER_ABOUT',
    'We run this ad builder for casino marketers. You know your players best, so you build your own ads: no agency, no developer, no waiting list.',
  ),
  /** What is free and how access works, in a sentence or two next to the front page's buttons. */
  accessNote: readSetting('VITE_ACCESS_NOTE', 'Free to use with an access password.'),
  /** The languages in which the provider answers questions. */
  supportLanguages: readSetting('VITE_SUPPORT_LANGUAGES', 'English'),
  /** Where visitors request access: a page of this site or another. */
  contactUrl: readSetting('VITE_CONTACT_URL', paths.contact.to()),
  /** The walkthrough on a video platform, loaded only after a click. Empty: the film that is part of the product. */
  walkthroughEmbedUrl: readSetting('VITE_WALKTHROUGH_EMBED_URL', ''),
  copyrightYear: siteFacts.copyrightYear,
} as const;

/** Whether analytics would load after consent. */
export const isAnalyticsSetUp = analyticsIdPattern.test(site.analyticsId);
