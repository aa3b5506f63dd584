/** The fonts that an ad may use (requirement customize.fonts). `openFonts` names the font that ships for each. */
export const fonts = [
  'Impact',
  'Arial',
  'Trebuchet MS',
  'Verdana',
  'Times New Roman',
  'Georgia',
  'Courier New',
  'Tahoma',
] as const;
export type FontFamily = (typeof fonts)[number];

/** The font of required texts. They are easier to read in a plain one. */
export const legalFont: FontFamily = 'Arial';

/** What a text is set in: lettering and labels are bold, required texts are regular. */
export type FontWeight = 'regular' | 'bold';

/** The weights with which the player sets texts, as in CSS. */
export const textWeights = { regular: 400, bold: 900 } as const satisfies Record<FontWeight, number>;

/** What the texts of ads can be set in. */
export const typefaces: readonly { readonly fontFamily: FontFamily; readonly fontWeight: FontWeight }[] = [
  ...fonts.map((fontFamily) => ({ fontFamily, fontWeight: 'bold' as const })),
  { fontFamily: legalFont, fontWeight: 'regular' },
];

/** A font that may be embedded in ads. */
export interface EmbeddableFont {
  readonly name: string;
  /** Its package at Fontsource: `@fontsource/<id>`. */
  readonly fontsourceId: string;
  /** The weights of its files, as in CSS. */
  readonly weights: Readonly<Record<FontWeight, number>>;
  readonly license: 'OFL-1.1' | 'Bitstream-Vera';
  /** Where the font is developed, and its licence can be read. */
  readonly sourceUrl: string;
}

/** The open font that ships in ads under the name of another font, whose own files must not be embedded. */
export interface OpenFont extends EmbeddableFont {
  /** Whether its letters are as wide as those of the font that it stands for. Otherwise it looks similar. */
  readonly isMetricCompatible: boolean;
}

/** A font for one script, which ships with each font that lacks it. */
export interface ScriptFont extends EmbeddableFont {
  /** The name of the script in Unicode. Its package has a file of this name, in small letters. */
  readonly script: string;
}

/** The open font that ships for each font. */
export const openFonts: Readonly<Record<FontFamily, OpenFont>> = {
  Impact: {
    name: 'Anton',
    fontsourceId: 'anton',
    weights: { regular: 400, bold: 400 },
    isMetricCompatible: false,
    license: 'OFL-1.1',
    sourceUrl: 'https://github.com/googlefonts/AntonFont',
  },
  Arial: {
    name: 'Arimo',
    fontsourceId: 'arimo',
    weights: { regular: 400, bold: 700 },
    isMetricCompatible: true,
    license: 'OFL-1.1',
    sourceUrl: 'https://github.com/googlefonts/arimo',
  },
  'Trebuchet MS': {
    name: 'Fira Sans',
    fontsourceId: 'fira-sans',
    weights: { regular: 400, bold: 700 },
    isMetricCompatible: false,
    license: 'OFL-1.1',
    sourceUrl: 'https://github.com/mozilla/Fira',
  },
  Verdana: {
    name: 'DejaVu Sans',
    fontsourceId: 'dejavu-sans',
    weights: { regular: 400, bold: 700 },
    isMetricCompatible: false,
    license: 'Bitstream-Vera',
    sourceUrl: 'https://github.com/dejavu-fonts/dejavu-fonts',
  },
  'Times New Roman': {
    name: 'Tinos',
    fontsourceId: 'tinos',
    weights: { regular: 400, bold: 700 },
    isMetricCompatible: true,
    license: 'OFL-1.1',
    sourceUrl: 'https://github.com/googlefonts/tinos',
  },
  Georgia: {
    name: 'Gelasio',
    fontsourceId: 'gelasio',
    weights: { regular: 400, bold: 700 },
    isMetricCompatible: true,
    license: 'OFL-1.1',
    sourceUrl: 'https://github.com/SorkinType/Gelasio',
  },
  'Courier New': {
    name: 'Cousine',
    fontsourceId: 'cousine',
    weights: { regular: 400, bold: 700 },
    isMetricCompatible: true,
    license: 'OFL-1.1',
    sourceUrl: 'https://github.com/googlefonts/cousine',
  },
  Tahoma: {
    name: 'Noto Sans Display',
    fontsourceId: 'noto-sans-display',
    weights: { regular: 400, bold: 700 },
    isMetricCompatible: false,
    license: 'OFL-1.1',
    sourceUrl: 'https://github.com/notofonts/latin-greek-cyrillic',
  },
};

/** The fonts for scripts that some open fonts lack. Phones have fonts for Chinese, Japanese and Korean. */
export const scriptFonts: readonly ScriptFont[] = [
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
    name: `Noto Sans ${variety}`,
    fontsourceId: `noto-sans-${variety.toLowerCase()}`,
    weights: { regular: 400, bold: 700 },
    license: 'OFL-1.1',
    sourceUrl: `https://github.com/notofonts/${repository}`,
  };
}
