import { analyticsTag } from '@spinreel/config-schema/site/analytics-tag';
import { passwordLaneMs, sharedPreviewLifetimesMs } from '@spinreel/config-schema/limits/timings';
import { siteFacts } from '@spinreel/config-schema/site/site-facts';
import { paths } from '../../config/paths.ts';
import { provider } from '../../config/provider.ts';
import { isAnalyticsSetUp } from '../../config/site.ts';
import type { LegalSection } from '../../features/legal/legal-page.tsx';
import { ProcessingAgreement } from '../../features/legal/processing-agreement.tsx';
import { ProviderFact } from '../../features/legal/provider-fact.tsx';
import { formatDuration } from '../../lib/format/format-duration.ts';

/** Who processes which data, why, and on which legal basis. */
export const processingSections: readonly LegalSection[] = [
  {
    id: 'controller',
    title: 'Controller',
    body: (
      <p>
        Controller within the meaning of Article 4(7) GDPR is {provider.name},{' '}
        <ProviderFact value={provider.address} name="address" />,{' '}
        <ProviderFact value={provider.email} name="email address">
          {(email) => <a href={`mailto:${email}`}>{email}</a>}
        </ProviderFact>
        . All details are in the <a href={paths.imprint.to()}>Imprint</a>.
      </p>
    ),
  },
  {
    id: 'visits',
    title: 'When you visit this site',
    body: (
      <p>
        To answer your browser, the server processes your IP address, the address you request and what your
        browser sends with it. Its logs contain no IP addresses, names, cookies or form contents. After wrong
        passwords or unusually many messages or requests, the IP address stays in memory for at most{' '}
        {formatDuration(passwordLaneMs)} to slow down abuse. Legal basis: our legitimate interest in a working
        and secure site (Article 6(1)(f) GDPR).
      </p>
    ),
  },
  {
    id: 'access',
    title: 'When you unlock the builder',
    body: (
      <p>
        There are no user accounts. The right password starts a session: your browser receives a cookie with a
        random number, of which the server stores only a fingerprint, for at most 30 days. Ads and uploads
        belong to this session. Legal basis: the contract on your use, or steps before it (Article 6(1)(b)
        GDPR).
      </p>
    ),
  },
  {
    id: 'ads',
    title: 'When you build ads',
    body: (
      <>
        <p>
          What you upload and enter is stored on our server and processed there to trim, encode, preview and
          export your ads. Embedded details, such as the place where a photo was taken, are not part of the
          finished files. Drafts are also stored in your browser, so that nothing is lost. If you share a
          preview, everyone with the link can see it for the time that you choose, at most{' '}
          {formatDuration(sharedPreviewLifetimesMs['30-days'])}.
        </p>
        <p>
          A file that you check is analyzed and played on our server only. If you share its report, everyone
          with the link can read it, with screenshots of the file, until it expires.
        </p>
        <p>
          If your files show or record people, you are the controller of that data and we process it on your
          behalf (Article 28 GDPR). That requires a data-processing agreement between you and us.{' '}
          <ProcessingAgreement /> Legal basis between you and us: Article 6(1)(b) GDPR.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'When you write to us',
    body: (
      <p>
        From the contact form we receive your name, your email address and, if you write one, your message. We
        use them only to reply, within {siteFacts.contactReplyHours} hours. Legal basis: steps before a
        contract at your request, or our interest in replying (Article 6(1)(b) and (f) GDPR). An invisible
        field keeps bots out; no other service is involved.
      </p>
    ),
  },
  {
    id: 'analytics',
    title: 'Analytics, only if you agree',
    body: (
      <>
        <p>
          Analytics load only after you have agreed (opt-in; Article 6(1)(a) GDPR and § 165(3) TKG 2021).
          Before that, nothing is loaded and nothing is sent. You can withdraw at any time with “Cookie
          settings” at the bottom of every public page; processing before that remains lawful.
        </p>
        {isAnalyticsSetUp ? (
          <p>
            If you agree, Google Analytics, a service of Google Ireland Limited, Dublin, counts visits so that
            we can improve this site. It receives which public pages you open and when, the approximate
            location of your shortened IP address, and details of your browser and device. Its cookies stay
            for up to {analyticsTag.cookieYears} years. Google processes this data on our behalf under its
            data-processing terms (Article 28 GDPR) and may transfer it to Google LLC in the United States,
            based on the EU-US Data Privacy Framework (Article 45 GDPR). IP anonymisation is on, advertising
            signals are off, and no advertising cookies are used.
          </p>
        ) : (
          <p>
            <strong>This site has no analytics set up at the moment</strong>, so nothing is loaded even if you
            agree. If analytics is set up later, we ask you again first. No advertising cookies are used
            either way.
          </p>
        )}
        <p>
          Everything stored in your browser is listed in the <a href={paths.cookies.to()}>Cookie Policy</a>.
        </p>
      </>
    ),
  },
  {
    id: 'finished-ads',
    title: 'The ads you export',
    body: (
      <p>
        A finished ad makes no requests, stores nothing on the viewer’s device and contains no name, address
        or path of ours. What a network measures when it shows the ad is described by that network.
      </p>
    ),
  },
];
