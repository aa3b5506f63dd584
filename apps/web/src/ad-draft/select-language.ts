import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { defaultLanguage, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';

/** Returns the language of an ad. */
export function selectLanguage(config: AdConfig): AdLanguage {
  return config.compliance?.language ?? defaultLanguage;
}
