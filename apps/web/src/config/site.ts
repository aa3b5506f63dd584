import { siteFacts } from '@spinreel/config-schema/site-facts';

/** What a deployment may change about the public face, with neutral defaults; set as `VITE_*` when building. */
export const site = {
  productName: 'Spinreel',
  /** The provider behind the deployment; the logo links to its site when an address is set. */
  providerName: setting('VITE_PROVIDER_NAME', 'Spinreel'),
  providerUrl: setting('VITE_PROVIDER_URL', ''),
  copyrightYear: siteFacts.copyrightYear,
} as const;

function setting(name: string, fallback: string): string {
  const value: unknown = import.meta.env[name];
  return typeof value === 'string' && value !== '' ? value : fallback;
}
