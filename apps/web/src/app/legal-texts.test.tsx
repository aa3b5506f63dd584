import { createHash } from 'node:crypto';
import { legalFacts } from '@spinreel/config-schema/site/legal-facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CookiesPage } from '../pages/cookies/cookies-page.tsx';
import { PrivacyPage } from '../pages/privacy/privacy-page.tsx';
import { TermsPage } from '../pages/terms/terms-page.tsx';

/**
 * The fingerprints of the legal texts. After a change, set the text's date in `legalFacts` to today, then update the
 * fingerprint here.
 */
const known = [
  {
    Page: TermsPage,
    updatedOn: legalFacts.termsUpdatedOn,
    day: '2026-11-22',
    fingerprint: '390dd6032312e992',
  },
  {
    Page: PrivacyPage,
    updatedOn: legalFacts.privacyUpdatedOn,
    day: '2026-11-27',
    fingerprint: '1e3c3e1bef34f520',
  },
  {
    Page: CookiesPage,
    updatedOn: legalFacts.cookiesUpdatedOn,
    day: '2026-11-28',
    fingerprint: 'cc451c248bd9aee1',
  },
];

// Requirement: site.legal-dates
test.each(known)(
  '$Page.name is dated by its content: a changed text has a new date',
  ({ Page, updatedOn, day, fingerprint }) => {
    const text = renderToStaticMarkup(<Page />).replaceAll(/<[^>]*>/g, ' ');
    const found = createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect({ updatedOn, fingerprint: found }).toEqual({ updatedOn: day, fingerprint });
  },
);
