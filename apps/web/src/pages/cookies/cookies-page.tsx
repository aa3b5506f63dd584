import { analyticsIdPattern } from '@spinreel/config-schema/analytics-tag';
import { storageKeys } from '@spinreel/config-schema/client-storage';
import { legalFacts } from '@spinreel/config-schema/site-facts';
import { timings } from '@spinreel/config-schema/timings';
import { paths } from '../../config/paths.ts';
import { site } from '../../config/site.ts';
import { LegalPage, type LegalSection } from '../../features/legal/legal-page.tsx';
import { StoredValues, type StoredValue } from '../../features/legal/stored-values.tsx';
import { durationWords } from '../../lib/duration-words.ts';

/** What the product keeps in a visitor's browser, and what only after opt-in. */
export function CookiesPage() {
  return (
    <LegalPage
      title="Cookie Policy"
      effectiveOn={legalFacts.cookiesEffectiveOn}
      summary={`What ${site.productName} keeps in your browser, why, and for how long. In short: what it needs to work, analytics only if you agree, and no advertising cookies.`}
      sections={sections}
    />
  );
}

const necessary: readonly StoredValue[] = [
  {
    name: 'spinreel_session',
    place: 'Cookie of this site',
    purpose:
      'Set when you enter the right access password. It shows the server that you may use the builder. Scripts cannot read it, and other sites cannot make your browser send it along.',
    kept: 'until the browser is closed; on the server at most 30 days',
  },
  {
    name: storageKeys.accessFlag,
    place: 'Session storage',
    purpose: 'Remembers in this tab that you are unlocked, so that pages show the right buttons at once.',
    kept: 'until the tab is closed',
  },
  {
    name: storageKeys.analyticsConsent,
    place: 'Local storage',
    purpose: 'Your answer to the question about analytics, with its date. Set when you answer, not before.',
    kept: `${durationWords(timings.consentTtlMs)}, then you are asked again`,
  },
  {
    name: storageKeys.singleKeys,
    place: 'Local storage',
    purpose: 'Whether you switched shortcuts of a single key off. Set only when you do.',
    kept: 'until you remove it',
  },
  {
    name: 'spinreel',
    place: 'IndexedDB',
    purpose:
      'The drafts of the ads you build and the steps you can undo, so that nothing is lost when the connection fails or the tab is closed. Written only in the builder.',
    kept: 'until you delete the ad or clear the site’s data',
  },
];

const analytics: readonly StoredValue[] = [
  {
    name: '_ga, _ga_…',
    place: 'Cookies of this site, set by Google Analytics',
    purpose: 'A random number by which pages opened in the same browser are counted as one visitor.',
    kept: 'at most 2 years, or until you withdraw your consent',
  },
];

const sections: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'What this is about',
    body: (
      <p>
        A cookie is a small text that a site keeps in your browser. Browsers have other places for the same
        purpose: session storage, local storage and IndexedDB. The rule for all of them is the same (§ 165 of
        the Austrian Telecommunications Act, TKG 2021): what is strictly necessary for what you asked for may
        be kept; everything else needs your consent first.
      </p>
    ),
  },
  {
    id: 'necessary',
    title: 'Strictly necessary',
    body: (
      <>
        <p>These values need no consent. None of them is read by anybody but this site.</p>
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
          these cookies is set. Once loaded, it starts with storage for ads and analytics denied, with
          functionality and security storage granted, and with IP anonymisation on; your consent then updates
          all of these to granted.
        </p>
        {analyticsIdPattern.test(site.analyticsId) ? (
          <StoredValues values={analytics} />
        ) : (
          <p>
            <strong>At present this site has no analytics set up.</strong> Whatever you answer, nothing is
            loaded and no analytics cookie is set.
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
          kept for one year. With “Cookie settings” at the foot of every public page you change it at any
          time; withdrawing is as easy as agreeing was, takes effect at once in all tabs, and removes the
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
    title: 'Videos of others',
    body: (
      <p>
        Pictures, fonts and the demo come from this site. Where the walkthrough is shown by a video platform,
        its player is loaded only when you click to play it; the platform may then store values of its own.
      </p>
    ),
  },
  {
    id: 'ads',
    title: 'The ads you export',
    body: (
      <p>
        A finished ad sets no cookie, stores nothing and makes no request of its own. The networks that show
        it have policies of their own.
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
