/** The facts of an uploaded font. */
export interface FontFacts {
  /** From the font's name table. Empty if it has none. */
  readonly family: string;
  /** Such as `Bold`, from the font's name table. */
  readonly style: string;
  /** The characters that it has, as in CSS: `U+20-7E,U+A9`. */
  readonly unicodeRange: string;
  /** Whether its license allows to reduce it to some characters. */
  readonly isReducible: boolean;
}

/** Why a font must not or cannot be part of an ad. */
export type FontRefusal =
  | { readonly reason: 'collection' | 'restricted' | 'bitmap-only' | 'unpacked-size' | 'no-characters' }
  | { readonly reason: 'too-large-to-embed-whole'; readonly sizeBytes: number };

/** What `font-program` does with a font. */
export type FontTask =
  | { readonly task: 'inspect' }
  /** Makes a WOFF2 file with some characters; all if null. */
  | { readonly task: 'reduce'; readonly characters: string | null };

/** Its answer. Facts are answered to `inspect` only. */
export type FontAnswer = { readonly refusal: FontRefusal } | { readonly facts: FontFacts | null };
