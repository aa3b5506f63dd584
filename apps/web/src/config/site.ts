import { siteFacts } from '@spinreel/config-schema/site-facts';
import { productName } from '@spinreel/config-schema/site-pages';
import { paths } from './paths.ts';
import { setting } from './setting.ts';

/** What a deployment may change about the public face, with neutral defaults; set as `VITE_*` when building. */
export const site = {
  productName,
  /** The provider behind the deployment; the logo links to its site when an address is set. */
  providerName: setting('VITE_PROVIDER_NAME', 'Spinreel'),
  providerUrl: setting('VITE_PROVIDER_URL', ''),
  /** A picture on this site, such as `/brand/provider.svg`, in place of the product's own mark in the header, */
  providerLogo: setting('VITE_PROVIDER_LOGO', ''),
  /** and behind the words 'Powered by' in the footer. */
  poweredByLogo: setting('VITE_POWERED_BY_LOGO', ''),
  /** The analytics script's measurement id; empty where none is set up, `off` where there will be none and nobody is asked. */
  analyticsId: setting('VITE_ANALYTICS_ID', ''),
  /** Who the provider is, in a sentence or two on the front page. */
  providerAbout: setting(
    'VITE_PROVIDER_ABOUT',
    'We run this builder for marketers of casino games, so that those who know their players best can make their ads themselves: without an agency, a developer or a queue.',
  ),
  /** Where visitors ask for access; a page of this site or of another. */
  contactUrl: setting('VITE_CONTACT_URL', paths.contact.to()),
  /** The walkthrough on a video platform, loaded on a click alone; empty for the film that comes with the product. */
  walkthroughEmbedUrl: setting('VITE_WALKTHROUGH_EMBED_URL', ''),
  copyrightYear: siteFacts.copyrightYear,
} as const;
