import { analyticsTag } from '@spinreel/config-schema/site/analytics-tag';
import { storageKeys } from '@spinreel/config-schema/site/client-storage';
import { legalFacts } from '@spinreel/config-schema/site/legal-facts';
import { siteTimings } from '@spinreel/config-schema/limits/site-timings';
import { knownBrowserTtlMs } from '@spinreel/config-schema/limits/timings';
import { paths } from '../../config/paths.ts';
import { isAnalyticsSetUp, site } from '../../config/site.ts';
import { LegalPage, type LegalSection } from '../../features/legal/legal-page.tsx';
import { StoredValues, type StoredValue } from '../../features/legal/stored-values.tsx';
import { formatDuration } from '../../lib/format/format-duration.ts';

/** Lists what the product stores in a visitor's browser, and what is stored only after consent. */
export function CookiesPage() {
  return (
    <LegalPage
      title="Cookie Policy"
      effectiveOn={legalFacts.cookiesEffectiveOn}
      updatedOn={legalFacts.cookiesUpdatedOn}
      summary={`What ${site.productName} stores in your browser, why, and for how long. In short: what it needs to work, analytics only if you agree, and no advertising cookies.`}
      sections={sections}
    />
  );
}

const necessary: readonly StoredValue[] = [
  {
    name: 'spinreel_session',
    place: 'Cookie of this site',
    purpose:
      'Set when you enter the right access password. It tells the server that you may use the builder. Scripts cannot read it, and other sites cannot make your browser send it.',
    storedFor: 'until the browser is closed; on the server at most 30 days',
  },
  {
    name: 'spinreel_browser',
    place: 'Cookie of this site',
    purpose:
      'Set when you enter the right access password, or are asked to wait after wrong ones. It keeps you from waiting for others who guess passwords. It is sent only when a password is entered, and scripts cannot read it.',
    storedFor: `${formatDuration(knownBrowserTtlMs)} after the right password, otherwise until the browser is closed`,
  },
  {
    name: storageKeys.accessFlag,
    place: 'Session storage',
    purpose: 'Remembers in this tab that you are unlocked, so that pages show the right buttons at once.',
    storedFor: 'until the tab is closed',
  },
  {
    name: storageKeys.analyticsConsent,
    place: 'Local storage',
    purpose:
      'Your answer about analytics, its date, and whether the site had analytics at the time. Set only when you answer.',
    storedFor: `${formatDuration(siteTimings.consentTtlMs)}, then we ask again`,
  },
  {
    name: storageKeys.singleKeys,
    place: 'Local storage',
    purpose: 'Whether you turned off single-key shortcuts in the builder. Set only when you change it.',
    storedFor: 'until you remove it',
  },
  {
    name: storageKeys.checkNetworks,
    place: 'Local storage',
    purpose: 'The networks for which you check files. Set only when you choose them.',
    storedFor: 'until you remove it',
  },
  {
    name: storageKeys.nameTemplate,
    place: 'Local storage',
    purpose: 'How you name the files of ads with variants. Set only when you change it.',
    storedFor: 'until you remove it',
  },
  {
    name: storageKeys.variantColumns,
    place: 'Local storage',
    purpose: 'Which columns the table of variants shows. Set only when you choose columns.',
    storedFor: 'until you remove it',
  },
  {
    name: storageKeys.textColumns,
    place: 'Local storage',
    purpose: 'Which languages the table of texts shows. Set only when you choose columns.',
    storedFor: 'until you remove it',
  },
  {
    name: 'spinreel',
    place: 'IndexedDB',
    purpose:
      'Drafts of your ads and the steps you can undo, so that nothing is lost when the connection fails or the tab is closed. Written only in the builder.',
    storedFor: 'until you delete the ad or clear the site’s data',
  },
];

const analytics: readonly StoredValue[] = [
  {
    name: '_ga, _ga_…',
    place: 'Cookies of this site, set by Google Analytics',
    purpose: 'A random number by which pages opened in the same browser are counted as one visitor.',
    storedFor: `at most ${analyticsTag.cookieYears} years, or until you withdraw your consent`,
  },
];

const sections: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'What this is about',
    body: (
      <p>
        A cookie is a small text that a site stores in your browser. Browsers have other places for the same
        purpose: session storage, local storage and IndexedDB. The same rule applies to all of them (§ 165 of
        the Austrian Telecommunications Act, TKG 2021): what is strictly necessary for the service you asked
        for may be stored; everything else needs your consent first.
      </p>
    ),
  },
  {
    id: 'necessary',
    title: 'Strictly necessary',
    body: (
      <>
        <p>These values need no consent. Only this site reads them.</p>
        <StoredValues values={necessary} />
      </>
    ),
  },
  {
    id: 'analytics',
    title: 'Analytics, only after you agree',
    body: (
      <>
        <p>
          Until you agree, the analytics script is not loaded, no request goes to its provider, and none of
          its cookies is set. Once loaded, it starts with storage for ads and analytics denied, with
          functionality and security storage granted, and with IP anonymisation on; your consent then updates
          all of these to granted.
        </p>
        {isAnalyticsSetUp ? (
          <StoredValues values={analytics} />
        ) : (
          <p>
            <strong>This site has no analytics set up at the moment.</strong> Whatever you answer, nothing is
            loaded and no analytics cookie is set. If analytics is set up later, that answer does not count:
            we ask you again first.
          </p>
        )}
      </>
    ),
  },
  {
    id: 'advertising',
    title: 'No advertising cookies',
    body: (
      <p>
        No advertising cookies are used. Nothing is passed on for advertising: signals for ads and for
        personalised ads are switched off in the analytics script, whatever you agree to.
      </p>
    ),
  },
  {
    id: 'choice',
    title: 'Your choice, and how to change it',
    body: (
      <>
        <p>
          Accepting and rejecting are one click each, and the site works the same with either. Your answer is
          kept for one year. You can change it at any time with “Cookie settings” at the bottom of every
          public page. Withdrawing is as easy as agreeing, takes effect at once in all tabs, and removes the
          analytics cookies.
        </p>
        <p>
          You can also delete everything in your browser’s settings, or block it there. Without the session
          cookie the builder cannot be unlocked; all other pages still work.
        </p>
      </>
    ),
  },
  {
    id: 'videos',
    title: 'Embedded videos',
    body: (
      <p>
        Images, fonts and the demo come from this site. If the walkthrough is hosted by a video platform, the
        page says so next to it, and its player loads only when you click. The platform then receives your IP
        address and may store its own cookies.
      </p>
    ),
  },
  {
    id: 'ads',
    title: 'The ads you export',
    body: (
      <p>
        A finished ad sets no cookies, stores nothing and makes no requests. The networks that show it have
        their own policies.
      </p>
    ),
  },
  {
    id: 'more',
    title: 'More',
    body: (
      <p>
        Which personal data is processed beyond this, and your rights:{' '}
        <a href={paths.privacy.to()}>Privacy Policy</a>. Who we are: <a href={paths.imprint.to()}>Imprint</a>.
      </p>
    ),
  },
];
