/** Written by `ad-fonts.config.ts`. */
declare module 'virtual:ad-fonts' {
  import type { FontFamily } from '@spinreel/config-schema/options/appearance/fonts';

  /** A file of an open font that ships in ads. */
  export interface AdFontFile {
    readonly url: string;
    /** The name of the open font. */
    readonly name: string;
    /** The font that it stands for. Null if it is for a script, in all fonts that lack it. */
    readonly family: FontFamily | null;
    /** As in CSS. */
    readonly weight: number;
    /** The characters that it is for, as in CSS. */
    readonly unicodeRange: string;
  }

  /** All files. Where characters are in several of a family, the last one draws them. */
  export const adFontFiles: readonly AdFontFile[];
}

/** Written by `ad-fonts.config.ts`, for each region. */
declare module 'virtual:ad-fonts/*' {
  /** A variable file of the font for a region. */
  export interface CjkFontFile {
    readonly url: string;
    /** The characters that it has, as in CSS. */
    readonly unicodeRange: string;
  }

  /** All files. Each character is in one of them. */
  export const cjkFontFiles: readonly CjkFontFile[];
}
