import { brandFontFamily, type EmbeddableFont, type FontChoice, type FontFamily } from './fonts.ts';

/** The groups in which fonts are offered. */
export const fontGroups = ['display', 'rounded', 'slab', 'script', 'neutral'] as const;
export type FontGroup = (typeof fontGroups)[number];

/** The open font that ships in ads under the name of a font. */
export interface OpenFont extends EmbeddableFont {
  readonly group: FontGroup;
  /**
   * How it is like the font that it stands for, whose own files must not be embedded: letters of the same widths, or only a
   * similar look. `same-font` if it is that font.
   */
  readonly likeness: 'same-font' | 'same-widths' | 'similar';
  /** Whether it has only capital letters, so that the letter case makes no difference. */
  readonly isCapitalsOnly?: boolean;
  /** Whether its small letters are small capitals. */
  readonly hasSmallCapitals?: boolean;
}

/** The open font that ships for each font. */
export const openFonts: Readonly<Record<FontFamily, OpenFont>> = {
  Impact: {
    group: 'display',
    name: 'Anton',
    fontsourceId: 'anton',
    weights: { regular: 400, bold: 400 },
    likeness: 'similar',
    license: 'OFL-1.1',
    sourceUrl: 'https://github.com/googlefonts/AntonFont',
  },
  Arial: {
    group: 'neutral',
    name: 'Arimo',
    fontsourceId: 'arimo',
    weights: { regular: 400, bold: 700 },
    likeness: 'same-widths',
    license: 'OFL-1.1',
    sourceUrl: 'https://github.com/googlefonts/arimo',
  },
  'Trebuchet MS': {
    group: 'neutral',
    name: 'Fira Sans',
    fontsourceId: 'fira-sans',
    weights: { regular: 400, bold: 700 },
    likeness: 'similar',
    license: 'OFL-1.1',
    sourceUrl: 'https://github.com/mozilla/Fira',
  },
  Verdana: {
    group: 'neutral',
    name: 'DejaVu Sans',
    fontsourceId: 'dejavu-sans',
    weights: { regular: 400, bold: 700 },
    likeness: 'similar',
    license: 'Bitstream-Vera',
    sourceUrl: 'https://github.com/dejavu-fonts/dejavu-fonts',
  },
  'Times New Roman': {
    group: 'neutral',
    name: 'Tinos',
    fontsourceId: 'tinos',
    weights: { regular: 400, bold: 700 },
    likeness: 'same-widths',
    license: 'OFL-1.1',
    sourceUrl: 'https://github.com/googlefonts/tinos',
  },
  Georgia: {
    group: 'neutral',
    name: 'Gelasio',
    fontsourceId: 'gelasio',
    weights: { regular: 400, bold: 700 },
    likeness: 'same-widths',
    license: 'OFL-1.1',
    sourceUrl: 'https://github.com/SorkinType/Gelasio',
  },
  'Courier New': {
    group: 'neutral',
    name: 'Cousine',
    fontsourceId: 'cousine',
    weights: { regular: 400, bold: 700 },
    likeness: 'same-widths',
    license: 'OFL-1.1',
    sourceUrl: 'https://github.com/googlefonts/cousine',
  },
  Tahoma: {
    group: 'neutral',
    name: 'Noto Sans Display',
    fontsourceId: 'noto-sans-display',
    weights: { regular: 400, bold: 700 },
    likeness: 'similar',
    license: 'OFL-1.1',
    sourceUrl: 'https://github.com/notofonts/latin-greek-cyrillic',
  },
  'Luckiest Guy': describeDisplayFont(
    'Luckiest Guy',
    'display',
    'google/fonts/tree/main/apache/luckiestguy',
    { isCapitalsOnly: true, license: 'Apache-2.0' },
  ),
  Bangers: describeDisplayFont('Bangers', 'display', 'googlefonts/bangers', { isCapitalsOnly: true }),
  Bungee: describeDisplayFont('Bungee', 'display', 'djrrb/Bungee', { isCapitalsOnly: true }),
  'Bowlby One SC': describeDisplayFont('Bowlby One SC', 'display', 'google/fonts/tree/main/ofl/bowlbyonesc', {
    hasSmallCapitals: true,
  }),
  'Passion One': describeDisplayFont('Passion One', 'display', 'google/fonts/tree/main/ofl/passionone', {
    weights: { regular: 400, bold: 900 },
  }),
  Limelight: describeDisplayFont('Limelight', 'display', 'google/fonts/tree/main/ofl/limelight'),
  'Archivo Black': describeDisplayFont('Archivo Black', 'display', 'Omnibus-Type/ArchivoBlack'),
  'Lilita One': describeDisplayFont('Lilita One', 'rounded', 'google/fonts/tree/main/ofl/lilitaone'),
  'Titan One': describeDisplayFont('Titan One', 'rounded', 'google/fonts/tree/main/ofl/titanone'),
  'Paytone One': describeDisplayFont('Paytone One', 'rounded', 'googlefonts/paytoneFont'),
  'Baloo 2': describeDisplayFont('Baloo 2', 'rounded', 'EkType/Baloo2', {
    weights: { regular: 500, bold: 800 },
  }),
  'Alfa Slab One': describeDisplayFont('Alfa Slab One', 'slab', 'google/fonts/tree/main/ofl/alfaslabone'),
  'Abril Fatface': describeDisplayFont('Abril Fatface', 'slab', 'google/fonts/tree/main/ofl/abrilfatface'),
  'Playfair Display': describeDisplayFont('Playfair Display', 'slab', 'clauseggers/Playfair-Display', {
    weights: { regular: 400, bold: 900 },
  }),
  'Cinzel Decorative': describeDisplayFont(
    'Cinzel Decorative',
    'slab',
    'google/fonts/tree/main/ofl/cinzeldecorative',
    { hasSmallCapitals: true, weights: { regular: 400, bold: 900 } },
  ),
  Pacifico: describeDisplayFont('Pacifico', 'script', 'googlefonts/Pacifico'),
  Lobster: describeDisplayFont('Lobster', 'script', 'impallari/The-Lobster-Font'),
  Shrikhand: describeDisplayFont('Shrikhand', 'script', 'jonpinhorn/shrikhand'),
};

/** Returns whether a font has two weights. Others, and uploaded fonts, are drawn alike in both. */
export function hasTwoWeights(font: FontChoice): boolean {
  if (font === brandFontFamily) return false;
  const { regular, bold } = openFonts[font].weights;
  return regular !== bold;
}

/** Returns whether a font has only capital letters. Uploaded fonts may have others. */
export function isCapitalsOnly(font: FontChoice): boolean {
  return font !== brandFontFamily && openFonts[font].isCapitalsOnly === true;
}

/** Returns whether a font draws small letters as capitals of any size. Uploaded fonts are taken to have small letters. */
export function drawsCapitals(font: FontChoice): boolean {
  return isCapitalsOnly(font) || (font !== brandFontFamily && openFonts[font].hasSmallCapitals === true);
}

/** Describes a font with one weight under the Open Font License, unless `facts` say otherwise. `repository` is at GitHub. */
function describeDisplayFont(
  name: FontFamily,
  group: FontGroup,
  repository: string,
  facts: Partial<OpenFont> = {},
): OpenFont {
  return {
    group,
    name,
    fontsourceId: name.toLowerCase().replaceAll(' ', '-'),
    weights: { regular: 400, bold: 400 },
    likeness: 'same-font',
    license: 'OFL-1.1',
    sourceUrl: `https://github.com/${repository}`,
    ...facts,
  };
}
