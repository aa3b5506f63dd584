import type { Network } from '@spinreel/exporters/network';
import type { OpenedPackage } from '../opening/opened-file.ts';
import { type Violation, violationAt, type Place } from '../rule.ts';
import type { SourceText } from '../syntax/source-text.ts';
import { oncePer } from '../cache/once-per.ts';

/**
 * Searches all text of a file, comments and strings included. Our own files must not contain a forbidden text anywhere.
 * Files of others are searched only for what the network itself searches; elsewhere, only code counts.
 */
export function searchText(
  { texts, maker }: Pick<OpenedPackage, 'texts' | 'maker'>,
  network: Network,
  literals: readonly string[],
): Violation | null {
  if (maker.origin === 'spinreel')
    return violationAt('The file contains forbidden text', findLiterals(texts, literals));
  const { textSearch, label } = network;
  const searched = literals.filter((literal) => isSearched(network, literal));
  if (textSearch === null || searched.length === 0) return null;
  return violationAt('The file contains forbidden text', findLiterals(texts, searched), {
    reason: textSearch.isDocumented
      ? `${label} searches the text of uploads, comments included.`
      : `Studios report that ${label} searches the text of uploads, comments included.`,
    isDoubtful: !textSearch.isDocumented,
  });
}

/** Whether a network's check of uploads searches for a text. */
export function isSearched({ textSearch }: Network, literal: string): boolean {
  return textSearch?.forbidden.some((text) => text.toLowerCase() === literal.toLowerCase()) === true;
}

/** Finds all occurrences of any of the literals, ignoring case. */
export function findLiterals(texts: OpenedPackage['texts'], literals: readonly string[]): Place[] {
  const lowerCaseLiterals = literals.map((literal) => literal.toLowerCase());
  return texts.flatMap((source) =>
    searcherOf(source)
      .findPlaces(lowerCaseLiterals)
      .toSorted((a, b) => a.start - b.start),
  );
}

/** Whether any text contains a literal, in the same case. */
export function containsLiteral(texts: OpenedPackage['texts'], literal: string): boolean {
  return texts.some((source) => searcherOf(source).contains(literal));
}

interface TextSearcher {
  /** Returns all places of texts in lower case, whatever their case in the source. */
  readonly findPlaces: (lowerCaseLiterals: readonly string[]) => readonly Place[];
  readonly contains: (literal: string) => boolean;
}

/** Searches a source for each literal once. Networks share most of the literals that they forbid. */
const searcherOf: (source: SourceText) => TextSearcher = oncePer((source) => {
  const contained = new Map<string, boolean>();
  const found = new Map<string, readonly Place[]>();
  return {
    contains(literal) {
      const isContained = contained.get(literal) ?? source.text.includes(literal);
      contained.set(literal, isContained);
      return isContained;
    },
    findPlaces(literals) {
      const unknown = literals.filter((literal) => !found.has(literal));
      // Not kept: the text may be large.
      const lowerCase = unknown.length === 0 ? '' : source.text.toLowerCase();
      for (const literal of unknown) found.set(literal, findAll(source, lowerCase, literal));
      return literals.flatMap((literal) => found.get(literal) ?? []);
    },
  };
});

function findAll(source: SourceText, lowerCase: string, literal: string): Place[] {
  const places: Place[] = [];
  for (let at = lowerCase.indexOf(literal); at !== -1; at = lowerCase.indexOf(literal, at + 1))
    places.push({ source, start: at, end: at + literal.length });
  return places;
}

/** Finds all matches of a global pattern. */
export function findMatches(texts: OpenedPackage['texts'], pattern: RegExp): Place[] {
  return texts.flatMap((source) =>
    [...source.text.matchAll(pattern)].map((match) => ({
      source,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}
