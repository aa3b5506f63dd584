import {
  isCjkCandidate,
  type CjkFont,
  type CjkRegion,
} from '@spinreel/config-schema/options/appearance/cjk-fonts';
import {
  brandFontFamily,
  defaultFont,
  type FontChoice,
} from '@spinreel/config-schema/options/appearance/fonts';
import {
  formatUnicodeRange,
  isInParts,
  parseUnicodeRange,
  type RangeParts,
} from '@spinreel/config-schema/options/appearance/unicode-range';
import type { CjkFontFile } from 'virtual:ad-fonts/*';
import { createFace, listFontFiles } from './open-fonts.ts';

interface CjkFaceOptions {
  /** The fonts of the regions, the preferred one first: see `orderCjkFonts`. */
  readonly order: readonly CjkFont[];
  /** The fonts to which the characters are added. */
  readonly families: readonly FontChoice[];
  /** The characters that the brand font has, as in CSS. Empty without one. */
  readonly brandRange: string;
  /** Whether the faces have separate names, for texts whose readers expect other forms than the rest of the page has. */
  readonly isSeparate?: boolean;
  /** Belongs to the window whose texts are set in them. */
  readonly Face: typeof FontFace;
}

/** Names the fonts that have only the forms of one region: 'Impact JP'. */
export function nameRegionFont(family: string, region: CjkRegion): string {
  return `${family} ${region}`;
}

/**
 * Creates faces for the characters of a text that only the fonts for Chinese, Japanese and Korean have, under the names of
 * the fonts of ads. The list of files of a region is loaded when a text first needs it. Rejects if it cannot be loaded.
 */
export async function createCjkFaces(text: string, options: CjkFaceOptions): Promise<FontFace[]> {
  const { order, families, brandRange, isSeparate = false, Face } = options;
  const [preferred] = order;
  const brandParts = brandRange === '' ? [] : parseUnicodeRange(brandRange);
  const typefaces = families.flatMap((family) =>
    family === brandFontFamily
      ? listTypefaces(family).map((typeface) => ({ ...typeface, parts: [...typeface.parts, ...brandParts] }))
      : listTypefaces(family),
  );
  let missing = [...new Set(text)].filter(
    (character) => isCjkCandidate(character) && typefaces.some(({ parts }) => !isInParts(parts, character)),
  );
  const faces: FontFace[] = [];
  for (const { region } of order) {
    if (missing.length === 0) break;
    for (const { url, parts } of await loadFiles(region)) {
      const found = missing.filter((character) => isInParts(parts, character));
      if (found.length === 0) continue;
      missing = missing.filter((character) => !found.includes(character));
      for (const { family, weight, parts: own } of typefaces) {
        const lacked = found.filter((character) => !isInParts(own, character));
        if (lacked.length === 0) continue;
        const name = isSeparate && preferred ? nameRegionFont(family, preferred.region) : family;
        faces.push(createFace({ family: name, url, weight, unicodeRange: formatUnicodeRange(lacked) }, Face));
      }
    }
  }
  return faces;
}

interface Typeface {
  readonly family: FontChoice;
  readonly weight: number;
  /** The characters that its other files have. */
  readonly parts: RangeParts;
}

/** The files never change, so their ranges are parsed once. */
const typefacesByFont = new Map<FontChoice, Typeface[]>();

function listTypefaces(family: FontChoice): Typeface[] {
  const known = typefacesByFont.get(family);
  if (known !== undefined) return known;
  // The font of new ads draws the characters that the brand font lacks.
  const files = listFontFiles(family === brandFontFamily ? defaultFont : family);
  const typefaces = [...Map.groupBy(files, ({ weight }) => weight)].map(([weight, ofWeight]) => ({
    family,
    weight,
    parts: ofWeight.flatMap(({ unicodeRange }) => parseUnicodeRange(unicodeRange)),
  }));
  typefacesByFont.set(family, typefaces);
  return typefaces;
}

interface ParsedFile {
  readonly url: string;
  readonly parts: RangeParts;
}

/** Dynamic imports need literal names. */
const modules: Readonly<Record<CjkRegion, () => Promise<{ cjkFontFiles: readonly CjkFontFile[] }>>> = {
  JP: () => import('virtual:ad-fonts/JP'),
  KR: () => import('virtual:ad-fonts/KR'),
  TC: () => import('virtual:ad-fonts/TC'),
  SC: () => import('virtual:ad-fonts/SC'),
};

const filesByRegion = new Map<CjkRegion, readonly ParsedFile[]>();

async function loadFiles(region: CjkRegion): Promise<readonly ParsedFile[]> {
  const known = filesByRegion.get(region);
  if (known !== undefined) return known;
  const { cjkFontFiles } = await modules[region]();
  const files = cjkFontFiles.map(({ url, unicodeRange }) => ({
    url,
    parts: parseUnicodeRange(unicodeRange),
  }));
  filesByRegion.set(region, files);
  return files;
}
