import type { Excerpt } from './opened-file.ts';

/** The maximum length of a quoted match, in characters. */
const maxQuoteLength = 60;

/** Returns the first match and its file for use in a message, such as `"window.open" in index.html`; null if none. */
export function firstMatch(excerpts: readonly Excerpt[], pattern: RegExp): string | null {
  for (const { where, text } of excerpts) {
    const match = pattern.exec(text);
    if (match !== null) return quoted(match[0], where);
  }
  return null;
}

/** Returns the first occurrence of any of the literals in the format of `firstMatch`, ignoring case; null if none. */
export function firstLiteral(excerpts: readonly Excerpt[], literals: readonly string[]): string | null {
  for (const { where, text } of excerpts) {
    const lowerCase = text.toLowerCase();
    const found = literals.find((literal) => lowerCase.includes(literal.toLowerCase()));
    if (found !== undefined) return quoted(found, where);
  }
  return null;
}

/** Formats `"text" in where`, with the text on one line and truncated. */
export function quoted(text: string, where: string): string {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  const short = oneLine.length > maxQuoteLength ? `${oneLine.slice(0, maxQuoteLength)}...` : oneLine;
  return `"${short}" in ${where}`;
}
