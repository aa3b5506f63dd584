/** Returns whether a unicode range in the syntax of CSS, such as `U+0-FF,U+131`, has a character. */
export function includesCharacter(unicodeRange: string, character: string): boolean {
  return isInParts(parseUnicodeRange(unicodeRange), character);
}

/** The first and the last code points of the parts of a unicode range. */
export type RangeParts = readonly (readonly [first: number, last: number])[];

/** Parses a unicode range in the syntax of CSS, such as `U+0-FF,U+131`. For ranges that are used often. */
export function parseUnicodeRange(unicodeRange: string): RangeParts {
  return unicodeRange.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/** Returns whether a parsed unicode range has a character. */
export function isInParts(parts: RangeParts, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return parts.some(([first, last]) => code >= first && code <= last);
}

/** Lists the visible characters of a text that a unicode range lacks, each once. */
export function findMissingCharacters(text: string, unicodeRange: string): string[] {
  const parts = parseUnicodeRange(unicodeRange);
  return [...new Set(text.normalize('NFC'))].filter(
    (character) => visible.test(character) && !isInParts(parts, character),
  );
}

/** Spaces and marks that only shape their neighbours need no font. */
const visible = /[^\p{Z}\p{C}\p{Variation_Selector}]/u;

/** Formats characters as a unicode range in the syntax of CSS: `U+41-5A,U+E9`. */
export function formatUnicodeRange(characters: readonly string[]): string {
  const codePoints = characters.map((character) => character.codePointAt(0) ?? 0);
  const parts: [first: number, last: number][] = [];
  for (const code of codePoints.toSorted((one, other) => one - other)) {
    const part = parts.at(-1);
    if (part !== undefined && code <= part[1] + 1) part[1] = code;
    else parts.push([code, code]);
  }
  return parts.map(([first, last]) => `U+${format(first)}${first === last ? '' : `-${format(last)}`}`).join();
}

function format(code: number): string {
  return code.toString(16).toUpperCase();
}
