import type { SeenText } from './seen-texts.ts';

/** A font that a text asks for, and the phones that draw it in another one. */
export interface ForeignFont {
  readonly font: string;
  readonly platforms: readonly ('Android' | 'iOS')[];
}

/** Names that stand for a font which every phone has. */
const genericFamilies: ReadonlySet<string> = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
  'math',
  'emoji',
  '-apple-system',
  'blinkmacsystemfont',
  '-webkit-body',
]);

const androidFamilies = /^(roboto|noto |droid )/i;

/** Android draws some of these too, but in Roboto or Noto Serif. */
const iosFamilies =
  /^(helvetica|arial|georgia|times|courier|verdana|trebuchet|palatino|avenir|futura|menlo|sf |gill sans|optima|didot|baskerville|cochin|copperplate|american typewriter|marker felt|chalk|hoefler|rockwell|zapfino|snell|bradley|noteworthy|papyrus|apple |pingfang|hiragino|geeza|thonburi)/i;

/**
 * Returns the font that a text asks for, if neither the file nor all phones have it; null otherwise. Android has none of the
 * fonts of iOS, and the other way around, so only names that stand for any font are on all phones.
 */
export function findForeignFont(text: SeenText): ForeignFont | null {
  const { families, ownFamilies, isBrowserFont } = text;
  const [font] = families;
  const hasLetters = /[\p{L}\p{N}]/u.test(text.text);
  if (font === undefined || isBrowserFont || !hasLetters) return null;
  const isOwn = (family: string) => ownFamilies.includes(family.toLowerCase());
  // A font that neither the file nor any phone has is the same as none.
  const drawn = families.find((family) => isOwn(family) || isOnSomePhone(family));
  const isDrawnAlike = drawn !== undefined && (isOwn(drawn) || genericFamilies.has(font.toLowerCase()));
  return isDrawnAlike ? null : { font, platforms: listPlatformsWithout(font) };
}

function isOnSomePhone(family: string): boolean {
  return genericFamilies.has(family.toLowerCase()) || listPlatformsWithout(family).length < 2;
}

function listPlatformsWithout(family: string): ForeignFont['platforms'] {
  if (androidFamilies.test(family)) return ['iOS'];
  return iosFamilies.test(family) ? ['Android'] : ['Android', 'iOS'];
}
