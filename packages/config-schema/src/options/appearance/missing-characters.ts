import { findMissingCharacters } from './unicode-range.ts';

/** Characters of a text that its font lacks, and the font that draws them instead. */
export interface MissingCharacters {
  readonly characters: readonly string[];
  /** The name of the font. Null if each phone draws them in its own. */
  readonly drawnBy: string | null;
}

/**
 * Finds the characters of a text that a font lacks, by the font that draws them. `unicodeRange` states the characters of the
 * font, as in CSS; `findFont` returns the name of another font that has a character, or null.
 */
export function groupMissingCharacters(
  text: string,
  {
    unicodeRange,
    findFont,
  }: { unicodeRange: string; findFont: (character: string) => MissingCharacters['drawnBy'] },
): MissingCharacters[] {
  const missing = findMissingCharacters(text, unicodeRange);
  return [...Map.groupBy(missing, findFont)].map(([drawnBy, characters]) => ({ characters, drawnBy }));
}
