import { readSetting } from './read-setting.ts';
import { site } from './site.ts';

/**
 * The operator of the deployment, for the legal pages (§ 5 ECG, § 25 MedienG, Art. 13 GDPR). A value is null if the
 * deployment has not set it; the pages then say so.
 */
export const provider = {
  name: site.providerName,
  /** Legal form, such as 'GmbH'. */
  legalForm: readOptionalSetting('VITE_PROVIDER_LEGAL_FORM'),
  /** Street, postcode, town, country on one line. */
  address: readOptionalSetting('VITE_PROVIDER_ADDRESS'),
  email: readOptionalSetting('VITE_PROVIDER_EMAIL'),
  phone: readOptionalSetting('VITE_PROVIDER_PHONE'),
  managers: readOptionalSetting('VITE_PROVIDER_MANAGERS'),
  /** The nature of the business. */
  business: readOptionalSetting('VITE_PROVIDER_BUSINESS'),
  registerNumber: readOptionalSetting('VITE_PROVIDER_REGISTER_NUMBER'),
  registerCourt: readOptionalSetting('VITE_PROVIDER_REGISTER_COURT'),
  vatId: readOptionalSetting('VITE_PROVIDER_VAT_ID'),
  chamber: readOptionalSetting('VITE_PROVIDER_CHAMBER'),
  supervisoryAuthority: readOptionalSetting('VITE_PROVIDER_AUTHORITY'),
  owners: readOptionalSetting('VITE_PROVIDER_OWNERS'),
  /** The place of jurisdiction. */
  courtPlace: readOptionalSetting('VITE_PROVIDER_COURT_PLACE'),
  /** The hosting company that runs the server for the provider, and its country. */
  host: readOptionalSetting('VITE_PROVIDER_HOST'),
  /** The URL of the data-processing agreement (Article 28 GDPR) that the provider offers its customers. */
  dpaUrl: readOptionalSetting('VITE_PROVIDER_DPA_URL'),
  /** The day on which counsel approved the legal pages. Until then, the pages ask for a review. */
  legalReviewedOn: readOptionalSetting('VITE_LEGAL_REVIEWED_ON'),
} as const;

/** Whether the deployment has set what an imprint must contain. */
export const isProviderComplete =
  provider.address !== null && provider.email !== null && site.providerName !== site.productName;

function readOptionalSetting(name: `VITE_${string}`): string | null {
  return readSetting(name, '') || null;
}
