import { legalFacts } from '@spinreel/config-schema/site/legal-facts';
import { site } from '../../config/site.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { processingSections } from './processing-sections.tsx';
import { rightsSections } from './rights-sections.tsx';

/** Which personal data is processed: Articles 13 and 14 GDPR. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      effectiveOn={legalFacts.privacyEffectiveOn}
      updatedOn={legalFacts.privacyUpdatedOn}
      summary={`Which personal data ${site.productName} processes, why, for how long, and which rights you have under the General Data Protection Regulation (GDPR) and the Austrian Data Protection Act (DSG). In short: as little as the service needs, analytics only if you agree, and no advertising cookies.`}
      sections={[...processingSections, ...rightsSections]}
    />
  );
}
