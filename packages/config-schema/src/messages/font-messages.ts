import type { MissingCharacters } from '../options/appearance/missing-characters.ts';

/** The most characters that a sentence names. */
const maxNamed = 12;

/** The most characters that a note in a list names. */
const maxNoted = 4;

const rightToLeft = /[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}]/u;

/** Messages about fonts. */
export const fontMessages = {
  /** Which characters of the ad's texts a font lacks, and what shows them: 'Titan One has no İ or ş. Noto Sans shows them.' */
  missing: (fontName: string, { characters, drawnBy }: MissingCharacters) => {
    const names = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
      nameCharacters(characters, { maxCount: maxNamed }),
    );
    const them = characters.length === 1 ? 'it' : 'them';
    return drawnBy === null
      ? `${fontName} has no ${names}. Each phone shows ${them} in its own font.`
      : `${fontName} has no ${names}. ${drawnBy} shows ${them}.`;
  },
  /** The same in short, for lists: 'No İ, ş'. */
  missingNote: (characters: readonly string[]) =>
    `No ${nameCharacters(characters, { maxCount: maxNoted }).join(', ')}`,
} as const;

/** Names characters, at most `maxCount`: `['İ', 'ş', '9 more']`. */
function nameCharacters(characters: readonly string[], { maxCount }: { maxCount: number }): string[] {
  const names = characters.slice(0, maxCount).map((character) => {
    // A mark without a letter would be drawn on the character before it.
    const name = /^\p{M}/u.test(character) ? `\u25CC${character}` : character;
    // Isolated, because letters that are read from right to left would turn the list around.
    return rightToLeft.test(character) ? `\u2068${name}\u2069` : name;
  });
  return characters.length > maxCount ? [...names, `${characters.length - maxCount} more`] : names;
}
