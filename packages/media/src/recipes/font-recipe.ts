/** The facts of an uploaded font. */
export interface FontFactsRecipe {
  readonly type: 'font-facts';
}

/** How a font is reduced to the characters that an ad shows. Everything that shapes and spaces them stays. */
export interface FontRecipe {
  readonly type: 'font';
  /** Each character once, sorted. Null for all characters, which is possible for uploaded fonts. */
  readonly characters: string | null;
}

/** How a file of a variable font for Chinese, Japanese or Korean is reduced. Only what horizontal text needs stays. */
export interface CjkFontRecipe {
  readonly type: 'cjk-font';
  /** Each character once, sorted. */
  readonly characters: string;
  /** The only weight that stays, as in CSS. */
  readonly weight: number;
}
