import { legalFacts } from '@spinreel/config-schema/site-facts';
import { timings } from '@spinreel/config-schema/timings';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { provider } from '../../config/provider.ts';
import { FactList } from '../../features/legal/fact-list.tsx';
import type { LegalSection } from '../../features/legal/legal-page.tsx';
import { ProviderFact } from '../../features/legal/provider-fact.tsx';
import { durationWords } from '../../lib/duration-words.ts';

const retention: readonly { name: string; value: ReactNode }[] = [
  { name: 'Sessions', value: 'until the browser forgets the cookie; on the server at most 30 days' },
  { name: 'Ads and their uploads', value: 'until you delete the ad' },
  {
    name: 'Deleted ads',
    value: `${durationWords(timings.deletedAdTtlMs)}, in which they can be brought back; then they are erased with all their uploads`,
  },
  { name: 'Uploads that no ad uses', value: '7 days' },
  { name: 'Previews', value: durationWords(timings.previewTtlMs) },
  {
    name: 'Shared previews',
    value: `${durationWords(timings.sharedPreviewTtlMs)} after they were shared last`,
  },
  {
    name: 'Finished files',
    value: `${durationWords(timings.exportTtlMs)}, unless the operator sets another time`,
  },
  {
    name: 'Contact messages',
    value: `on the server ${durationWords(timings.mailedContactTtlMs)} after they were forwarded by mail, or ${durationWords(timings.contactTtlMs)} where they are not; our correspondence as long as it serves its purpose, or the law demands it`,
  },
  { name: 'Your answer on analytics', value: `in your browser, ${durationWords(timings.consentTtlMs)}` },
];

/** Who receives data, how long it stays, and what people can demand. */
export const rightsSections: readonly LegalSection[] = [
  {
    id: 'recipients',
    title: 'Recipients',
    body: (
      <p>
        The server is run by <ProviderFact value={provider.host} name="hosting company and its country" />, on
        our behalf. Mail is carried by our mail provider. Apart from that, and from analytics if you agreed to
        it, nobody receives personal data from us unless the law demands it. Data leaves the European Economic
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
            to object, for reasons of your particular situation, to processing on the ground of our interests
            (Article 21);
          </li>
          <li>to withdraw consent at any time, with effect for the future (Article 7(3)).</li>
        </ul>
        <p>
          An email to the address in the <a href={paths.imprint.to()}>Imprint</a> is enough. As the builder
          has no accounts, please describe the ad or message that you mean: without that, we often cannot tell
          which data is yours (Article 11).
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
        (Article 77 GDPR). Competent in Austria is the Data Protection Authority: Österreichische
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
        knowingly process their data. If you learn that a child has written to us, please tell us: we erase
        it.
      </p>
    ),
  },
  {
    id: 'decisions',
    title: 'No duty, no automated decisions',
    body: (
      <p>
        Nobody has to give us data; without a name and an email address we cannot answer a message, and
        without the session cookie the builder stays locked. No decision about you is made by automated means
        alone, and no profiles are made (Article 22 GDPR).
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        We protect data under Article 32 GDPR: uploads and ads are open only to the session they belong to,
        cookies are signed and out of reach of scripts, uploaded files are never run, and what has expired is
        erased by itself.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When the service changes, this policy changes with it. The version in force is the one on this page,
        from the day named at its top.
      </p>
    ),
  },
];
