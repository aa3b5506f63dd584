import type { Violation } from '../rule.ts';
import type { SourceText } from '../syntax/source-text.ts';

/** A stretch of a source's text. */
export interface Place {
  readonly source: SourceText;
  readonly start: number;
  readonly end: number;
}

/** The maximum length of the text that a message quotes, in characters. */
const maxQuoteLength = 60;

/**
 * Returns the violation for the places that break a rule, or null if there are none. Its message quotes the first place:
 * `The code calls fetch(): "fetch(url)" in index.html, line 3, and in 2 more places.`
 */
export function violationAt(
  what: string,
  places: readonly Place[],
  { reason = '', ...weight }: { reason?: string } & Pick<Violation, 'isDoubtful' | 'isHarmless'> = {},
): Violation | null {
  const occurrences = places.map(({ source, start, end }) => source.locate(start, end));
  const [first] = occurrences;
  if (first === undefined) return null;
  const { path, line, excerpt } = first;
  const others = occurrences.length - 1;
  const more = others === 0 ? '' : `, and in ${others} more ${others === 1 ? 'place' : 'places'}`;
  const message = `${what}: ${quote(excerpt)} in ${path}, line ${line}${more}.`;
  return { message: reason === '' ? message : `${message} ${reason}`, occurrences, ...weight };
}

/** Returns the violation for whole files that break a rule, or null if there are none. */
export function violationInFiles(
  what: string,
  files: readonly { readonly path: string }[],
): Violation | null {
  const [first] = files;
  if (first === undefined) return null;
  const others = files.length - 1;
  const more = others === 0 ? '' : `, and ${others} more`;
  return {
    message: `${what}: "${first.path}"${more}.`,
    occurrences: files.map(({ path }) => ({ path, line: 1, column: 1, excerpt: path.slice(0, 120) })),
  };
}

/** Returns the violation that weighs most: the first certain one, or else the first doubtful one, or a harmless one. */
export function heaviestViolation(violations: readonly (Violation | null)[]): Violation | null {
  const found = violations.filter((violation) => violation !== null);
  const [heaviest = null] = found.toSorted((a, b) => weigh(b) - weigh(a));
  return heaviest;
}

function weigh({ isDoubtful = false, isHarmless = false }: Violation): number {
  if (isHarmless) return 0;
  return isDoubtful ? 1 : 2;
}

/** Quotes a text, truncated. */
function quote(text: string): string {
  return `"${text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)}...` : text}"`;
}
