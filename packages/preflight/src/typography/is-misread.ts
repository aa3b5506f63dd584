import type { SeenLanguage, SeenParagraph } from './seen-texts.ts';

const rtlLetter =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Languages that are written from right to left, unless they name another script. */
const rtlLanguages: ReadonlySet<string> = new Set(
  'ar arc ckb dv fa he iw ji nqo ps sd syr ug ur yi'.split(' '),
);

const rtlScripts: ReadonlySet<string> = new Set(['arab', 'hebr', 'syrc', 'thaa', 'nkoo', 'adlm']);

const scripts = /^[a-z]{4}$/;

/** Signs that set the direction of the text around them. */
const directionSigns = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * Whether a text is shown in the wrong order, because most of its letters run in the other direction than its block.
 * Words alone are shown the same in both directions. Punctuation at the ends, numbers at the start and words of the other
 * direction move.
 */
export function isMisread({ text, direction }: SeenParagraph): boolean {
  if (directionSigns.test(text)) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  const rtlCount = letters.filter((letter) => rtlLetter.test(letter)).length;
  const isRtl = rtlCount > letters.length / 2;
  if (letters.length === 0 || rtlCount * 2 === letters.length || isRtl === (direction === 'rtl'))
    return false;
  if (rtlCount > 0 && rtlCount < letters.length) return true;
  // Digits after letters, and brackets around them, follow the letters.
  const end = text.replace(/[\p{N}%.,:/+-]*\p{N}%?$/u, '').replace(/\([^()]*\p{L}[^()]*\)$/u, '');
  const isLetter = (character: string | undefined) => /[\p{L}\p{M}]/u.test(character ?? '');
  const characters = Array.from(text);
  const last = Array.from(end.trimEnd()).at(-1);
  return !isLetter(characters[0]) || (last !== undefined && !isLetter(last));
}

/** Whether the language of a page is written in the other direction than the page says. */
export function contradictsLanguage({ language, direction }: SeenLanguage): boolean {
  const stated = direction.toLowerCase();
  const [name = '', ...subtags] = language.toLowerCase().split(/[-_]/);
  if ((stated !== 'ltr' && stated !== 'rtl') || !/^[a-z]{2,3}$/.test(name)) return false;
  const script = subtags.find((subtag) => scripts.test(subtag));
  const isRtl = script === undefined ? rtlLanguages.has(name) : rtlScripts.has(script);
  return isRtl !== (stated === 'rtl');
}
