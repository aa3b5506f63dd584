/** The first and the last code point of a part of a range. */
type Span = readonly [first: number, last: number];

/** Returns whether a unicode range in the syntax of CSS, such as `U+0-FF,U+131`, has a character. */
export function includesCharacter(unicodeRange: string, character: string): boolean {
  return isInSpans(parseUnicodeRange(unicodeRange), character);
}

/** Lists the visible characters of a text that a unicode range lacks, each once. */
export function findMissingCharacters(text: string, unicodeRange: string): string[] {
  const spans = parseUnicodeRange(unicodeRange);
  return [...new Set(text.normalize('NFC'))].filter(
    (character) => visible.test(character) && !isInSpans(spans, character),
  );
}

function parseUnicodeRange(unicodeRange: string): Span[] {
  return unicodeRange.split(',').map((part): Span => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

function isInSpans(spans: readonly Span[], character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return spans.some(([first, last]) => code >= first && code <= last);
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
