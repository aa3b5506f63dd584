import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { legalFacts } from '@spinreel/config-schema/site/legal-facts';
import { timings } from '@spinreel/config-schema/limits/timings';
import { paths } from '../../config/paths.ts';
import { provider } from '../../config/provider.ts';
import { site } from '../../config/site.ts';
import type { LegalSection } from '../../features/legal/legal-page.tsx';
import { formatDuration } from '../../lib/format/format-duration.ts';

const megabytes = exportLimits.maxBytes / 1_000_000;

/** What the service is, and what may be done with it. */
export const serviceTerms: readonly LegalSection[] = [
  {
    id: 'scope',
    title: 'Scope',
    body: (
      <>
        <p>
          These terms apply between {provider.name} (“we”, see the <a href={paths.imprint.to()}>Imprint</a>)
          and every business that uses {site.productName} (“you”), in the version in force when you use it.
          Terms of yours apply only where we have agreed to them in writing.
        </p>
        <p>
          The service is not offered to consumers. Children under {legalFacts.minimumAgeYears} are excluded
          from any use, whoever they act for.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'The service',
    body: (
      <>
        <p>
          {site.productName} lets you build playable video ads from files that you upload, preview them, and
          export them as files for ad networks. Each file is checked against the networks’ rules that we know,
          among them a size of at most {megabytes} MB.
        </p>
        <p>
          Times such as an average creation time of about 5 minutes describe what is usual. They are no
          promise for a particular ad.
        </p>
      </>
    ),
  },
  {
    id: 'access',
    title: 'Access',
    body: (
      <p>
        Access is given on request, with a password that we tell you. Keep it to those in your business who
        need it, tell us at once if others learn of it, and expect it to be changed. There are no user
        accounts: whoever knows the password can use the builder. We may refuse access, or end it for an
        important reason.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'Your content',
    body: (
      <>
        <p>
          What you upload and what you build from it remains yours. You allow us to store, process and show it
          as far as the service needs it: to cut and encode it, to preview it, to export it, and to hand it to
          those with whom you share a link. Nothing else is done with it.
        </p>
        <p>
          You warrant that you hold the rights to everything you upload, including the rights to pictures of
          persons, to music and to trade marks, and that its use in advertising is lawful. Fonts, the casino
          sample and the sample music that come with the service may be used in your ads without a fee.
        </p>
      </>
    ),
  },
  {
    id: 'rules',
    title: 'What is not allowed',
    body: (
      <>
        <p>You may not use the service</p>
        <ul>
          <li>
            for advertising that is unlawful where it is shown, in particular under the law of gambling,
            without the licences it needs, or without the notices it prescribes;
          </li>
          <li>
            for advertising that addresses minors or persons who have excluded themselves from gambling, or
            that misleads about chances to win;
          </li>
          <li>to upload what is harmful, such as malicious code, or what violates the rights of others;</li>
          <li>
            to get round its limits, to burden it beyond ordinary use, to examine it for weaknesses without
            our consent, or to resell it.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'networks',
    title: 'Ad networks',
    body: (
      <p>
        The networks change their rules at any time and decide by themselves what they accept. A passed check
        says that a file keeps to the rules as we know them. It is no promise that a network accepts the ad,
        nor a review of its legality. You alone answer for your campaigns and for your contracts with the
        networks.
      </p>
    ),
  },
  {
    id: 'keeping',
    title: 'Storage and copies',
    body: (
      <p>
        Download what you need: finished files are kept for a limited time, by default{' '}
        {formatDuration(timings.exportTtlMs)}, and deleted ads can be brought back for{' '}
        {formatDuration(timings.deletedAdTtlMs)}. The service is no archive; copies of your own files are
        yours to keep.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and changes',
    body: (
      <p>
        We run the service with care, and may interrupt it for maintenance, develop it further and leave out
        functions, as far as that is reasonable for you. A particular availability is owed only where it was
        agreed in writing.
      </p>
    ),
  },
];
