import type { SeenText } from '../seen-texts.ts';

/** Finds the characters of texts that fonts lack. */
export interface GlyphReader {
  read(
    text: string,
    element: Element,
    families: readonly string[],
  ): Pick<SeenText, 'ownFamilies' | 'missing' | 'undrawn'>;
}

/**
 * Runs in the page. A character that a font of the page draws is as wide with one generic font after it as with another. A
 * character of East Asia is as wide in almost every font, so the character ranges of the fonts decide: those of a page
 * that states no ranges have every character. A character that no font draws looks like one that cannot exist.
 * Self-contained, because it is sent to the browser as text.
 */
export function createGlyphReader(): GlyphReader {
  /** The size of the letters and of the square in which they are compared. */
  const sizePx = 32;
  const eastAsian =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u;
  /** Emoji, spaces and signs that phones draw. */
  const phoneSigns = /[\p{Extended_Pictographic}\p{Z}\p{C}\u2190-\u21FF]|\uFE0F|\u20E3/u;
  const expected = /[\p{L}\p{N}\p{P}\p{Sc}\u0021-\u00FF]/u;
  /** No font of a phone has these, but for the apple of iOS. Fonts of computers have some of the private ones. */
  const unknownSigns = /(?!\uF8FF)[\p{Co}\p{Cn}]/u;
  const privateSigns = /\p{Co}/u;
  const impossible = '\u{10FFFF}';
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

  const split = (text: string) => [
    ...new Set(Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)),
  ];
  const showsAs = (text: string, { textTransform }: CSSStyleDeclaration, element: Element) => {
    const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
    const toCase = { uppercase: 'toLocaleUpperCase', lowercase: 'toLocaleLowerCase' } as const;
    if (textTransform !== 'uppercase' && textTransform !== 'lowercase') return text;
    try {
      return text[toCase[textTransform]](language === '' ? undefined : language);
    } catch {
      return text;
    }
  };
  const listFaces = (family: string, fonts: FontFaceSet) =>
    [...fonts].filter(
      (face) => face.family.replaceAll(/^["']|["']$/g, '').toLowerCase() === family.toLowerCase(),
    );
  const isOwn = (family: string, fonts: FontFaceSet, status: FontFaceLoadStatus) =>
    listFaces(family, fonts).some((face) => face.status === status);
  const hasInRange = (character: string, { unicodeRange }: FontFace) =>
    unicodeRange.split(',').some((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16));
      const code = character.codePointAt(0) ?? 0;
      return first <= code && code <= last;
    });
  const draw = (character: string, font: string) => {
    if (pen === null) return '';
    pen.canvas.width = sizePx * 2;
    pen.canvas.height = sizePx * 2;
    pen.font = font;
    pen.fillText(character, sizePx / 4, sizePx * 1.5);
    return pen.getImageData(0, 0, sizePx * 2, sizePx * 2).data.join('');
  };
  const findUndrawn = (characters: readonly string[], font: string, hasOwn: boolean) => {
    const unknown = characters.filter((character) => unknownSigns.test(character));
    if (unknown.length === 0) return [];
    const nothing = draw(impossible, font);
    return unknown.filter(
      (character) => (!hasOwn && privateSigns.test(character)) || draw(character, font) === nothing,
    );
  };
  const findMissing = (
    characters: readonly string[],
    fontWith: (generic: string) => string,
    faces: readonly FontFace[],
  ) => {
    if (pen === null) return [];
    const widthOf = (character: string, generic: string) => {
      pen.font = fontWith(generic);
      return pen.measureText(character).width;
    };
    const letters = characters.filter(
      (character) => expected.test(character) && !phoneSigns.test(character) && !unknownSigns.test(character),
    );
    const missing = letters.filter((character) =>
      eastAsian.test(character)
        ? !faces.some((face) => hasInRange(character, face))
        : Math.abs(widthOf(character, 'serif') - widthOf(character, 'monospace')) > 0.01,
    );
    const drawn = letters.filter((character) => !missing.includes(character));
    return drawn.some((character) => /[\p{L}\p{N}]/u.test(character)) ? missing : [];
  };

  return {
    read(text, element, families) {
      const { fonts } = element.ownerDocument;
      const style = getComputedStyle(element);
      const own = families.filter((family) => isOwn(family, fonts, 'loaded'));
      const start = `${style.fontStyle} ${style.fontWeight} ${sizePx}px`;
      const quoted = own.map((family) => JSON.stringify(family));
      const isLoading = families.some((family) => isOwn(family, fonts, 'loading'));
      const asksForOwn = own.length > 0 && own[0] === families[0];
      const characters = split(showsAs(text, style, element));
      const fontWith = (generic: string) => [`${start} ${quoted.join()}`, generic].join();
      const faces = own.flatMap((family) => listFaces(family, fonts));
      const canRead = asksForOwn && !isLoading && fonts.check(fontWith('serif'), text);
      return {
        ownFamilies: own.map((family) => family.toLowerCase()),
        missing: canRead ? findMissing(characters, fontWith, faces) : [],
        undrawn: isLoading ? [] : findUndrawn(characters, `${start} ${style.fontFamily}`, own.length > 0),
      };
    },
  };
}
