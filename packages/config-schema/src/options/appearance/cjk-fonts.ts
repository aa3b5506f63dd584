import { languageFacts, type AdLanguage } from '../../languages/ad-languages.ts';
import type { EmbeddableFont } from './fonts.ts';

/** The regions whose readers expect their own forms of the characters that China, Japan and Korea share. */
export const cjkRegions = ['JP', 'KR', 'TC', 'SC'] as const;
export type CjkRegion = (typeof cjkRegions)[number];

/** A variable font for the ideographs, syllables and punctuation of one region. It ships with every other font. */
export interface CjkFont extends EmbeddableFont {
  readonly region: CjkRegion;
}

/**
 * The fonts of the regions: Japan, Korea, Traditional and Simplified Chinese. They are at Fontsource as
 * `@fontsource-variable/<id>`, in about 120 files each.
 */
export const cjkFonts: Readonly<Record<CjkRegion, CjkFont>> = {
  JP: createCjkFont('JP'),
  KR: createCjkFont('KR'),
  TC: createCjkFont('TC'),
  SC: createCjkFont('SC'),
};

/**
 * Orders the fonts of the regions for the texts of an ad: the first one that has a character draws it. Unicode has one
 * code for an ideograph that is drawn differently in each region, so the ad's language decides: Japanese, Korean,
 * Traditional or Simplified Chinese. In any other language the characters do: kana are Japanese, Hangul is Korean, Bopomofo
 * belongs to Traditional Chinese, and ideographs alone are Simplified Chinese.
 */
export function orderCjkFonts(options: { language: AdLanguage; texts: readonly string[] }): CjkFont[] {
  const first = findRegion(options);
  return [first, ...cjkRegions.filter((region) => region !== first)].map((region) => cjkFonts[region]);
}

const regionsByScript: Readonly<Partial<Record<string, CjkRegion>>> = {
  Jpan: 'JP',
  Kore: 'KR',
  Hant: 'TC',
  Hans: 'SC',
};

/** Returns whether a language decides which forms of the shared characters its readers expect. */
export function isCjkLanguage(language: AdLanguage): boolean {
  return languageFacts[language].script in regionsByScript;
}

function findRegion({ language, texts }: { language: AdLanguage; texts: readonly string[] }): CjkRegion {
  const ofLanguage = regionsByScript[languageFacts[language].script];
  if (ofLanguage !== undefined) return ofLanguage;
  const text = texts.join('');
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'JP';
  if (/\p{Script=Hangul}/u.test(text)) return 'KR';
  return /\p{Script=Bopomofo}/u.test(text) ? 'TC' : 'SC';
}

/**
 * Returns whether the fonts of the regions may draw a character that the other fonts of an ad lack: ideographs, kana,
 * Hangul, their punctuation and full-width forms, and symbols such as `※`. Phones draw emoji.
 */
export function isCjkCandidate(character: string): boolean {
  return character === '\u3000' || (character > '\u00FF' && !/[\p{Emoji}\p{Z}\p{C}]/u.test(character));
}

/** Returns whether a character is an ideograph, a syllable or punctuation that all fonts of a region have. */
export function isEastAsian(character: string): boolean {
  return isCjkCandidate(character) && eastAsian.test(character);
}

const eastAsian =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u;

/**
 * Lists the characters that an ad which is being edited has if a text has one of them: all kana, all common punctuation, or
 * only the character itself, because there are thousands of ideographs and syllables.
 */
export function listEditableCjk(character: string): readonly string[] {
  return editableGroups.find((group) => group.includes(character)) ?? [character];
}

const editableGroups: readonly (readonly string[])[] = [
  [...listRange(0x3041, 0x3096), ...listRange(0x30a0, 0x30ff)],
  Array.from('\u3000、。〈〉《》「」『』【】〜・！＂％＆（）＋，－．／：；＜＝＞？～￥', String),
];

function listRange(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

function createCjkFont(region: CjkRegion): CjkFont {
  return {
    region,
    name: `Noto Sans ${region}`,
    fontsourceId: `noto-sans-${region.toLowerCase()}`,
    weights: { regular: 400, bold: 900 },
    license: 'OFL-1.1',
    sourceUrl: 'https://github.com/notofonts/noto-cjk',
  };
}
