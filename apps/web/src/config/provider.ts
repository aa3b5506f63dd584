import { setting } from './setting.ts';
import { site } from './site.ts';

/**
 * Who operates the deployment, for the legal pages (§ 5 ECG, § 25 MedienG, Art. 13 GDPR). Null where the deployment has not
 * said it yet: the pages then say so.
 */
export const provider = {
  name: site.providerName,
  /** Legal form, such as 'GmbH'. */
  legalForm: optional('VITE_PROVIDER_LEGAL_FORM'),
  /** Street, postcode, town, country on one line. */
  address: optional('VITE_PROVIDER_ADDRESS'),
  email: optional('VITE_PROVIDER_EMAIL'),
  phone: optional('VITE_PROVIDER_PHONE'),
  managers: optional('VITE_PROVIDER_MANAGERS'),
  /** What the business does. */
  business: optional('VITE_PROVIDER_BUSINESS'),
  registerNumber: optional('VITE_PROVIDER_REGISTER_NUMBER'),
  registerCourt: optional('VITE_PROVIDER_REGISTER_COURT'),
  vatId: optional('VITE_PROVIDER_VAT_ID'),
  chamber: optional('VITE_PROVIDER_CHAMBER'),
  supervisoryAuthority: optional('VITE_PROVIDER_AUTHORITY'),
  owners: optional('VITE_PROVIDER_OWNERS'),
  /** The place whose courts decide. */
  courtPlace: optional('VITE_PROVIDER_COURT_PLACE'),
  /** Whoever runs the server on the provider's behalf. */
  host: optional('VITE_PROVIDER_HOST'),
  /** The day on which counsel approved the legal pages; until then they ask for a review. */
  legalReviewedOn: optional('VITE_LEGAL_REVIEWED_ON'),
} as const;

/** Whether the deployment has said what an imprint must not be without. */
export const isProviderComplete =
  provider.address !== null && provider.email !== null && site.providerName !== site.productName;

function optional(name: `VITE_${string}`): string | null {
  return setting(name, '') || null;
}
