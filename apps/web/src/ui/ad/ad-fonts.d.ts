/** Written by `ad-fonts.config.ts`. */
declare module 'virtual:ad-fonts' {
  import type { FontFamily } from '@spinreel/config-schema/options/appearance/fonts';

  /** A file of an open font that ships in ads. */
  export interface AdFontFile {
    readonly url: string;
    /** The font that it stands for. */
    readonly family: FontFamily;
    /** As in CSS. */
    readonly weight: number;
    /** The characters that it is for, as in CSS. Null if the font has one file. */
    readonly unicodeRange: string | null;
  }

  /** All files, in the order in which ads contain them. */
  export const adFontFiles: readonly AdFontFile[];
}
