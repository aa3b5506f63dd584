import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import type { FontChoice } from '@spinreel/config-schema/options/appearance/fonts';

/** Returns the CTA's settings for the panels, with every default filled in. */
export function selectCta(config: AdConfig) {
  const fontFamily: FontChoice = config.branding?.fontFamily ?? defaults.branding.fontFamily;
  return { ...defaults.cta, fontFamily, ...config.cta };
}

/** Returns the outro's settings for the panels, with every default filled in. */
export function selectOutro(config: AdConfig) {
  const fontFamily: FontChoice = config.branding?.fontFamily ?? defaults.branding.fontFamily;
  return { ...defaults.outro, fontFamily, ...config.outro };
}
