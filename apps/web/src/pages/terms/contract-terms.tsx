import { legalFacts } from '@spinreel/config-schema/site/legal-facts';
import { provider } from '../../config/provider.ts';
import { paths } from '../../config/paths.ts';
import type { LegalSection } from '../../features/legal/legal-page.tsx';
import { ProcessingAgreement } from '../../features/legal/processing-agreement.tsx';
import { ProviderFact } from '../../features/legal/provider-fact.tsx';

/** Money, liability, and how the contract ends. */
export const contractTerms: readonly LegalSection[] = [
  {
    id: 'fees',
    title: 'Fees and late payment',
    body: (
      <>
        <p>
          A fee is owed only where one was agreed. Unless agreed otherwise, invoices are due within 14 days of
          their date without deduction; fees are net of value added tax.
        </p>
        <p>
          Late payments bear interest of <strong>{legalFacts.lateInterestPercentPerMonth}% per month</strong>,
          and the necessary costs of collecting them are to be paid (§ 458 UGB). You may offset only claims
          that are undisputed or established by a court.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Our rights',
    body: (
      <p>
        The software, its design and its texts belong to us or to those who licensed them to us. You receive
        the simple, non-transferable right to use them for as long as you have access. The player inside an ad
        that you exported may be used with that ad without limit in time or place.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'Warranty',
    body: (
      <p>
        We owe the service as it is at the time. Please report defects without delay (§ 377 UGB); we fix them
        within a reasonable time, or provide another way to the same result. The statutory presumption that a
        defect was there from the start (§ 924 of the Civil Code, ABGB) does not apply.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          We are liable without limit for damage caused by intent or gross negligence, for injury to persons,
          and where mandatory law, such as the Product Liability Act, says so.
        </p>
        <p>
          For all else, liability for slight negligence is excluded as far as the law allows, and so is
          liability for lost profit, lost data, and the claims of third parties. In any case our liability is
          limited to{' '}
          <strong>the amounts paid in the {legalFacts.liabilityCapMonths} months before the claim</strong>.
          Claims lapse 6 months after damage and party liable are known.
        </p>
      </>
    ),
  },
  {
    id: 'indemnity',
    title: 'Indemnity',
    body: (
      <p>
        If others claim against us because of what you uploaded or how you advertised, you hold us harmless,
        including the reasonable costs of our defence. We tell you of such claims without delay and leave the
        defence to you where we can.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Data protection and confidentiality',
    body: (
      <p>
        How we process personal data is described in the <a href={paths.privacy.to()}>Privacy Policy</a>. If
        your content contains personal data that we process on your behalf, you and we conclude a
        data-processing agreement under Article 28 GDPR. <ProcessingAgreement /> Each party keeps the other’s
        confidential information confidential.
      </p>
    ),
  },
  {
    id: 'end',
    title: 'Term and end',
    body: (
      <p>
        Unless a term was agreed, either party may end the use at any time. For an important reason, such as a
        serious breach of these terms, we may block access at once. When use has ended, your ads and uploads
        are deleted under the periods in the Privacy Policy.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes of these terms',
    body: (
      <p>
        We announce changes on this page with the day from which they count. Ongoing paid contracts are
        changed only with your consent; it is taken as given when you have been told of the change, and of
        this effect, at least 30 days before and have not objected.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and courts',
    body: (
      <p>
        Austrian law applies, without its rules on conflicts of laws and without the UN Convention on
        Contracts for the International Sale of Goods. The courts with subject-matter jurisdiction at{' '}
        <ProviderFact value={provider.courtPlace} name="place of jurisdiction" /> decide all disputes from
        this contract. If a part of these terms is void, the rest remains in force, and what comes closest to
        the purpose of the void part takes its place.
      </p>
    ),
  },
];
