import type { FontFamily } from '@spinreel/config-schema/fonts';

/** The font, and what shows instead on phones that know neither it nor one like it. */
export function fontStack(family: FontFamily): string {
  return `"${family}",sans-serif`;
}
