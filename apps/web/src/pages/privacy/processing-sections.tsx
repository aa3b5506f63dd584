import { analyticsIdPattern } from '@spinreel/config-schema/analytics-tag';
import { accessRateLimit, timings } from '@spinreel/config-schema/timings';
import { siteFacts } from '@spinreel/config-schema/site-facts';
import { paths } from '../../config/paths.ts';
import { provider } from '../../config/provider.ts';
import { site } from '../../config/site.ts';
import type { LegalSection } from '../../features/legal/legal-page.tsx';
import { ProviderFact } from '../../features/legal/provider-fact.tsx';
import { durationWords } from '../../lib/duration-words.ts';

/** Who processes what, for which purpose and on which ground. */
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
        To answer your browser, the server processes your IP address, the address you ask for and what your
        browser sends along. Its logs hold no IP addresses, names, cookies or contents of forms. Where a
        password is wrong, or many messages or requests come, the IP address is remembered in memory for at
        most {durationWords(accessRateLimit.overallWindowMs)} to slow down abuse. Ground: our legitimate
        interest in a site that works and is safe (Article 6(1)(f) GDPR).
      </p>
    ),
  },
  {
    id: 'access',
    title: 'When you unlock the builder',
    body: (
      <p>
        There are no user accounts. The right password starts a session: your browser receives a cookie with a
        random number, of which the server keeps only a fingerprint, for at most 30 days. Ads and uploads
        belong to this session. Ground: the contract on your use, or steps before it (Article 6(1)(b) GDPR).
      </p>
    ),
  },
  {
    id: 'ads',
    title: 'When you build ads',
    body: (
      <>
        <p>
          What you upload and what you enter is stored on our server, and processed there to cut, encode,
          preview and export your ads. Embedded details such as places in photos are left out of the finished
          files. Drafts are also kept in your browser, so that nothing is lost. If you share a preview,
          whoever has the link can see it for {durationWords(timings.sharedPreviewTtlMs)}.
        </p>
        <p>
          If pictures or voices of persons are in your files, you decide on them; we process them on your
          behalf (Article 28 GDPR). Ground in our relation: Article 6(1)(b) GDPR.
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
        use them to answer you, within {siteFacts.contactReplyHours} hours, and for nothing else. Ground:
        steps before a contract at your request, or our interest in answering (Article 6(1)(b) and (f) GDPR).
        An invisible field keeps programs out; no other service is involved in that.
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
          settings” at the foot of every public page; that does not touch what was lawful until then.
        </p>
        {analyticsIdPattern.test(site.analyticsId) ? (
          <p>
            If you agree, Google Analytics, a service of Google Ireland Limited, Dublin, receives which public
            pages you open and when, the rough place of your shortened IP address, and details of browser and
            device. Google processes this on our behalf and may transfer it to Google LLC in the USA, on the
            ground of the EU-US Data Privacy Framework (Article 45 GDPR). IP anonymisation is on, signals for
            advertising are off, and no advertising cookies are used.
          </p>
        ) : (
          <p>
            <strong>At present this site has no analytics set up</strong>, so nothing is loaded even if you
            agree. No advertising cookies are used either way.
          </p>
        )}
        <p>
          Everything that is stored in your browser is listed in the{' '}
          <a href={paths.cookies.to()}>Cookie Policy</a>.
        </p>
      </>
    ),
  },
  {
    id: 'finished-ads',
    title: 'The ads you export',
    body: (
      <p>
        A finished ad makes no request of its own, stores nothing on the viewer’s device and carries no store
        address, name or path of ours. What a network measures when it shows the ad is told by that network.
      </p>
    ),
  },
];
