/** The fonts of the product's first releases. Some phones have some of them. Another font ships for each. */
export const systemFonts = [
  'Impact',
  'Arial',
  'Trebuchet MS',
  'Verdana',
  'Times New Roman',
  'Georgia',
  'Courier New',
  'Tahoma',
] as const;

/** Open fonts for the lettering of casinos. No phone has them. */
export const displayFonts = [
  'Luckiest Guy',
  'Bangers',
  'Bungee',
  'Bowlby One SC',
  'Passion One',
  'Limelight',
  'Lilita One',
  'Titan One',
  'Paytone One',
  'Baloo 2',
  'Alfa Slab One',
  'Abril Fatface',
  'Playfair Display',
  'Cinzel Decorative',
  'Pacifico',
  'Lobster',
  'Shrikhand',
  'Archivo Black',
] as const;

/** The fonts that an ad may use (requirement customize.fonts). `openFonts` names the font that ships for each. */
export const fonts = [...systemFonts, ...displayFonts] as const;
export type FontFamily = (typeof fonts)[number];

/** The font of new ads. It also draws the characters that an uploaded font lacks. */
export const defaultFont: FontFamily = 'Verdana';

/** The choice that stands for the uploaded font of the brand, `assets.brandFont`. It is also its name in ads. */
export const brandFontFamily = 'Brand font';

/** What the texts of an ad can be set in. */
export const fontChoices = [...fonts, brandFontFamily] as const;
export type FontChoice = (typeof fontChoices)[number];

/** The font of required texts. They are easier to read in a plain one. */
export const legalFont: FontFamily = 'Arial';

/** What a text is set in. Required texts are regular, age marks are bold. */
export const fontWeights = ['regular', 'bold'] as const;
export type FontWeight = (typeof fontWeights)[number];

/** The weights with which the player sets texts, as in CSS. */
export const textWeights = { regular: 400, bold: 900 } as const satisfies Record<FontWeight, number>;

/** A font that may be embedded in ads. */
export interface EmbeddableFont {
  readonly name: string;
  /** Its package at Fontsource: `@fontsource/<id>`. */
  readonly fontsourceId: string;
  /** The weights of its files, as in CSS. */
  readonly weights: Readonly<Record<FontWeight, number>>;
  readonly license: 'OFL-1.1' | 'Apache-2.0' | 'Bitstream-Vera';
  /** Where the font is developed, and its licence can be read. */
  readonly sourceUrl: string;
}

/** A font for one script, which ships with each font that lacks it. */
export interface ScriptFont extends EmbeddableFont {
  /** The name of the script in Unicode. */
  readonly script: string;
  /** Which file of its package has the script. */
  readonly subset: string;
}

/**
 * The fonts for scripts that some open fonts lack, and for Latin letters with accents, of which display fonts have few.
 * `cjkFonts` are those for Chinese, Japanese and Korean.
 */
export const scriptFonts: readonly ScriptFont[] = [
  { ...createScriptFont('Latin', 'Display', 'latin-greek-cyrillic'), subset: 'latin-ext' },
  { ...createScriptFont('Latin', 'Display', 'latin-greek-cyrillic'), subset: 'vietnamese' },
  createScriptFont('Cyrillic', 'Display', 'latin-greek-cyrillic'),
  createScriptFont('Greek', 'Display', 'latin-greek-cyrillic'),
  createScriptFont('Hebrew'),
  createScriptFont('Arabic'),
  createScriptFont('Devanagari'),
  createScriptFont('Bengali'),
  createScriptFont('Tamil'),
  createScriptFont('Thai'),
];

function createScriptFont(script: string, variety = script, repository = script.toLowerCase()): ScriptFont {
  return {
    script,
    subset: script.toLowerCase(),
    name: `Noto Sans ${variety}`,
    fontsourceId: `noto-sans-${variety.toLowerCase()}`,
    weights: { regular: 400, bold: 700 },
    license: 'OFL-1.1',
    sourceUrl: `https://github.com/notofonts/${repository}`,
  };
}
