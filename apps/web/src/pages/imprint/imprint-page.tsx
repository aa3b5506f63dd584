import type { ReactNode } from 'react';
import { provider } from '../../config/provider.ts';
import { site } from '../../config/site.ts';
import { FactList } from '../../features/legal/fact-list.tsx';
import { LegalPage, type LegalSection } from '../../features/legal/legal-page.tsx';
import { ProviderFact } from '../../features/legal/provider-fact.tsx';

/** Who publishes and operates the site: § 5 ECG, § 14 UGB, § 63 GewO, § 25 MedienG. */
export function ImprintPage() {
  return (
    <LegalPage
      title="Imprint"
      summary={`Who publishes and operates ${site.productName}, and how to reach them. Information under §\u00a05 ECG, §\u00a014 UGB, §\u00a063 GewO and §\u00a025 MedienG (Austria).`}
      sections={sections}
    />
  );
}

const operatorFacts: readonly { name: string; value: ReactNode }[] = [
  { name: 'Company', value: [provider.name, provider.legalForm].filter(Boolean).join(' ') },
  { name: 'Address', value: <ProviderFact value={provider.address} name="address" /> },
  {
    name: 'Email',
    value: (
      <ProviderFact value={provider.email} name="email address">
        {(email) => <a href={`mailto:${email}`}>{email}</a>}
      </ProviderFact>
    ),
  },
  { name: 'Phone', value: <ProviderFact value={provider.phone} name="phone number" /> },
  { name: 'Represented by', value: <ProviderFact value={provider.managers} name="managing directors" /> },
  { name: 'Business', value: <ProviderFact value={provider.business} name="object of the business" /> },
  {
    name: 'Company register number',
    value: <ProviderFact value={provider.registerNumber} name="company register number" />,
  },
  { name: 'Register court', value: <ProviderFact value={provider.registerCourt} name="register court" /> },
  { name: 'VAT ID', value: <ProviderFact value={provider.vatId} name="VAT ID" /> },
  { name: 'Chamber', value: <ProviderFact value={provider.chamber} name="chamber and professional group" /> },
  {
    name: 'Supervisory authority',
    value: <ProviderFact value={provider.supervisoryAuthority} name="authority under the Trade Act" />,
  },
];

const sections: readonly LegalSection[] = [
  { id: 'operator', title: 'Operator and media owner', body: <FactList facts={operatorFacts} /> },
  {
    id: 'disclosure',
    title: 'Disclosure under § 25 MedienG',
    body: (
      <>
        <p>
          Media owner and publisher is the operator named above. Ownership:{' '}
          <ProviderFact value={provider.owners} name="owners and their shares" />.
        </p>
        <p>
          Editorial line: this site informs about {site.productName}, a tool with which marketers in the
          casino industry build playable video ads, and gives access to it.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Professional rules',
    body: (
      <p>
        The Austrian Trade Act (Gewerbeordnung) applies to the operator’s business. It can be read in the
        legal information system of the Republic of Austria at{' '}
        <a href="https://www.ris.bka.gv.at">www.ris.bka.gv.at</a>.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'Content and links',
    body: (
      <>
        <p>
          The content of this site is made with care; the operator answers for its own content under the
          general laws. Links lead to sites of others, who alone answer for what is shown there. If a link
          leads to something unlawful, please tell us: we remove it as soon as we know of it (§§ 13 to 17 ECG
          and Regulation (EU) 2022/2065).
        </p>
        <p>
          Texts, pictures, sounds and code of this site are protected by copyright. The casino sample and its
          music were made for {site.productName}; what users upload remains theirs.
        </p>
      </>
    ),
  },
  {
    id: 'notices',
    title: 'Notices of unlawful content',
    body: (
      <p>
        Authorities and users reach the operator’s single point of contact under Articles 11 and 12 of
        Regulation (EU) 2022/2065 (Digital Services Act) at{' '}
        <ProviderFact value={provider.email} name="email address">
          {(email) => <a href={`mailto:${email}`}>{email}</a>}
        </ProviderFact>
        , in German or English. A notice under Article 16 should say where the content is found, why it is
        unlawful, and who sends the notice.
      </p>
    ),
  },
];
