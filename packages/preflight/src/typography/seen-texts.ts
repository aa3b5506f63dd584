/** The part of an ad on which something was seen. */
export type SeenScreen = 'cover' | 'game' | 'outro';

/** A visible text with one style. */
export interface SeenText {
  /** With single spaces, cut if it is long. */
  readonly text: string;
  /** The fonts that it asks for, in order, as in CSS and without quotes. */
  readonly families: readonly string[];
  /** Those of them that the page brings, in small letters. */
  readonly ownFamilies: readonly string[];
  /** Whether the page sets no font, so that each browser takes its own. */
  readonly isBrowserFont: boolean;
  /** Its characters that none of its own fonts draws, unless all of them are. */
  readonly missing: readonly string[];
  /** Its characters that no font draws, here or on phones. */
  readonly undrawn: readonly string[];
  /** How much of the ink of its letters is cut off, as a share of the font size. */
  readonly cutTop: number;
  readonly cutBottom: number;
}

/** The visible text of a block. */
export interface SeenParagraph {
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
}

/** What the language of a page says about its direction. Empty strings where it says nothing. */
export interface SeenLanguage {
  readonly language: string;
  readonly direction: string;
}

/** The texts of a screen. */
export interface SeenTexts {
  readonly texts: readonly SeenText[];
  readonly paragraphs: readonly SeenParagraph[];
  readonly page: SeenLanguage;
}

/** The texts of one screen of an ad. */
export interface TextSight extends SeenTexts {
  readonly screen: SeenScreen;
}
