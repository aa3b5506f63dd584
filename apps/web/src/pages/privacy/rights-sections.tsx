import { legalFacts } from '@spinreel/config-schema/site/legal-facts';
import { siteTimings } from '@spinreel/config-schema/limits/site-timings';
import { sharedPreviewLifetimesMs, timings } from '@spinreel/config-schema/limits/timings';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { provider } from '../../config/provider.ts';
import { FactList } from '../../features/legal/fact-list.tsx';
import type { LegalSection } from '../../features/legal/legal-page.tsx';
import { ProviderFact } from '../../features/legal/provider-fact.tsx';
import { formatDuration } from '../../lib/format/format-duration.ts';

const sharedLifetimes = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  Object.values(sharedPreviewLifetimesMs).map(formatDuration),
);

const retention: readonly { name: string; value: ReactNode }[] = [
  { name: 'Sessions', value: 'until the browser forgets the cookie; on the server at most 30 days' },
  { name: 'Ads and their uploads', value: 'until you delete the ad' },
  {
    name: 'Deleted ads',
    value: `${formatDuration(timings.deletedAdTtlMs)}, in which they can be restored; then they are erased with all their uploads`,
  },
  { name: 'Uploads that no ad uses', value: '7 days' },
  { name: 'Previews', value: formatDuration(timings.previewTtlMs) },
  {
    name: 'Shared previews',
    value: `${sharedLifetimes} after they were last shared, as you choose`,
  },
  {
    name: 'Finished files',
    value: `${formatDuration(timings.exportTtlMs)}, unless the operator sets another period`,
  },
  { name: 'Files that you have checked', value: formatDuration(timings.checkedFileTtlMs) },
  {
    name: 'Reports on checked files, and links to them',
    value: formatDuration(timings.checkReportTtlMs),
  },
  {
    name: 'Contact messages',
    value: `on the server ${formatDuration(timings.mailedContactTtlMs)} after they were forwarded by mail, or ${formatDuration(timings.contactTtlMs)} where they are not; our correspondence as long as it serves its purpose or the law requires it`,
  },
  { name: 'Your answer on analytics', value: `in your browser, ${formatDuration(siteTimings.consentTtlMs)}` },
];

/** The sections on recipients of data, retention periods and people's rights. */
export const rightsSections: readonly LegalSection[] = [
  {
    id: 'recipients',
    title: 'Recipients',
    body: (
      <p>
        The server is run by <ProviderFact value={provider.host} name="hosting company and its country" />, on
        our behalf. Our mail provider delivers mail. Apart from that, and from analytics if you agreed to it,
        nobody receives personal data from us unless the law requires it. Data leaves the European Economic
        Area only where this policy says so.
      </p>
    ),
  },
  {
    id: 'retention',
    title: 'How long data is kept',
    body: <FactList facts={retention} />,
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>You have the right</p>
        <ul>
          <li>to know which data about you we process, and to receive a copy (Article 15 GDPR);</li>
          <li>to have wrong data corrected (Article 16);</li>
          <li>to have data erased (Article 17) or its processing restricted (Article 18);</li>
          <li>to receive data you gave us in a machine-readable form (Article 20);</li>
          <li>
            to object, for reasons of your particular situation, to processing based on our interests (Article
            21);
          </li>
          <li>to withdraw consent at any time, with effect for the future (Article 7(3)).</li>
        </ul>
        <p>
          An email to the address in the <a href={paths.imprint.to()}>Imprint</a> is enough. As the builder
          has no accounts, please describe the ad or message you mean; otherwise we often cannot tell which
          data is yours (Article 11).
        </p>
      </>
    ),
  },
  {
    id: 'complaint',
    title: 'Complaints',
    body: (
      <p>
        If you believe that your data is processed unlawfully, you can complain to a supervisory authority
        (Article 77 GDPR). In Austria this is the Data Protection Authority: Österreichische
        Datenschutzbehörde, Barichgasse 40–42, 1030 Vienna, <a href="mailto:dsb@dsb.gv.at">dsb@dsb.gv.at</a>,{' '}
        <a href="https://www.dsb.gv.at">www.dsb.gv.at</a>.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        The service is for businesses. Children under {legalFacts.minimumAgeYears} are excluded, and we do not
        knowingly process their data. If you learn that a child has written to us, please tell us and we will
        erase it.
      </p>
    ),
  },
  {
    id: 'decisions',
    title: 'No obligation, no automated decisions',
    body: (
      <p>
        You do not have to give us data. Without a name and an email address we cannot answer a message, and
        without the session cookie the builder stays locked. We make no automated decisions about you and no
        profiles (Article 22 GDPR).
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        We protect data under Article 32 GDPR: only the session that owns them can open uploads and ads,
        cookies are signed and cannot be read by scripts, uploaded files are never executed, and expired data
        is erased automatically.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When the service changes, this policy changes with it. The version on this page applies; the date of
        its last change is at the top.
      </p>
    ),
  },
];
