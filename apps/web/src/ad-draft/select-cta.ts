import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { defaults } from '@spinreel/config-schema/defaults';
import type { FontFamily } from '@spinreel/config-schema/fonts';

/** The call to action as the panels show it: every default filled in. */
export function ctaOf(config: AdConfig) {
  const fontFamily: FontFamily = config.branding?.fontFamily ?? defaults.branding.fontFamily;
  return { ...defaults.cta, fontFamily, ...config.cta };
}

/** The outro as the panels show it: every default filled in. */
export function outroOf(config: AdConfig) {
  const fontFamily: FontFamily = config.branding?.fontFamily ?? defaults.branding.fontFamily;
  return { ...defaults.outro, fontFamily, ...config.outro };
}
