import { legalFacts } from '@spinreel/config-schema/site/legal-facts';
import { site } from '../../config/site.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { contractTerms } from './contract-terms.tsx';
import { serviceTerms } from './service-terms.tsx';

/** The terms of use. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      effectiveOn={legalFacts.termsEffectiveOn}
      updatedOn={legalFacts.termsUpdatedOn}
      summary={`The terms under which ${site.productName} may be used. It is a tool for businesses: for entrepreneurs within the meaning of § 1 of the Austrian Commercial Code (UGB), not for consumers.`}
      sections={[...serviceTerms, ...contractTerms]}
    />
  );
}
