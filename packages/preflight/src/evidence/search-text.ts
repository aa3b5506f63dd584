import type { Network } from '@spinreel/exporters/network';
import type { OpenedPackage } from '../opening/opened-file.ts';
import type { Violation } from '../rule.ts';
import { violationAt, type Place } from './violation-at.ts';

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
  return texts.flatMap((source) => {
    const lowerCase = source.text.toLowerCase();
    return literals
      .map((literal) => literal.toLowerCase())
      .flatMap((literal) => {
        const places: Place[] = [];
        for (let at = lowerCase.indexOf(literal); at !== -1; at = lowerCase.indexOf(literal, at + 1))
          places.push({ source, start: at, end: at + literal.length });
        return places;
      })
      .toSorted((a, b) => a.start - b.start);
  });
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
