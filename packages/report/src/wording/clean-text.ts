/**
 * Makes text from a checked file safe to print: one line, with no control characters. They could move a terminal's
 * cursor or add lines to a log. Invisible characters that change the direction of text are removed too.
 */
export function cleanText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}
