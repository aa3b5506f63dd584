import type { Excerpt } from './opened-file.ts';

/** How much of what was found is quoted. */
const maxQuoteLength = 60;

/** What a search found and where, in words for a message: `"window.open" in index.html`; null when nothing was found. */
export function firstMatch(excerpts: readonly Excerpt[], pattern: RegExp): string | null {
  for (const { where, text } of excerpts) {
    const match = pattern.exec(text);
    if (match !== null) return quoted(match[0], where);
  }
  return null;
}

/** The same for a text that has to be found letter by letter, but for its case. */
export function firstLiteral(excerpts: readonly Excerpt[], literals: readonly string[]): string | null {
  for (const { where, text } of excerpts) {
    const lowerCase = text.toLowerCase();
    const found = literals.find((literal) => lowerCase.includes(literal.toLowerCase()));
    if (found !== undefined) return quoted(found, where);
  }
  return null;
}

/** `"text" in place`, with the text on one line and cut short. */
export function quoted(text: string, where: string): string {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  const short = oneLine.length > maxQuoteLength ? `${oneLine.slice(0, maxQuoteLength)}...` : oneLine;
  return `"${short}" in ${where}`;
}
