import {
  brandFontFamily,
  defaultFont,
  fonts,
  textWeights,
  type FontFamily,
} from '@spinreel/config-schema/options/appearance/fonts';
import { adFontFiles, type AdFontFile } from 'virtual:ad-fonts';

let faces: readonly FontFace[] | undefined;
const listeners = new Set<() => void>();

/**
 * Gives the open fonts that ship in ads the names of the fonts that they stand for, on the whole page. The browser loads
 * a file when a text uses it. Returns a cleanup function, after which the names mean this device's own fonts again.
 */
export function addOpenFonts(): () => void {
  faces ??= createOpenFonts(FontFace);
  return addFaces(faces);
}

/**
 * Creates the faces of all open fonts that ship in ads, under the names of the fonts that they stand for. `Face` belongs to
 * the window whose texts are set in them.
 */
export function createOpenFonts(Face: typeof FontFace): FontFace[] {
  return fonts.flatMap((family) =>
    listFontFiles(family).map((file) => createFace({ ...file, family }, Face)),
  );
}

/** A file of a font of ads that a text on the page has used. `family` is its name on the page. */
export interface LoadedFont {
  readonly family: string;
  readonly url: string;
  readonly weight: string;
  /** As in CSS. */
  readonly unicodeRange: string;
}

/** Lists the files of fonts of ads that the browser has loaded for the page, the brand's own among them. */
export function listLoadedFonts(): LoadedFont[] {
  return [...document.fonts].flatMap((face) => {
    const file = files.get(face);
    if (file === undefined || face.status !== 'loaded') return [];
    const { weight, unicodeRange } = face;
    return { ...file, weight, unicodeRange };
  });
}

/** The uploaded font of a brand. */
export interface BrandFont {
  readonly url: string;
  /** The characters that it has, as in CSS. */
  readonly unicodeRange: string;
}

/**
 * Adds the brand font to the whole page under its name in ads. With `hasOpenFonts`, the font of new ads draws the
 * characters that it lacks, as in ads. Returns a cleanup function.
 */
export function addBrandFont(font: BrandFont, options: { hasOpenFonts: boolean }): () => void {
  return addFaces(createBrandFont(font, options, FontFace));
}

/** Creates the faces of the brand font: see `addBrandFont` and `createOpenFonts`. */
export function createBrandFont(
  font: BrandFont,
  { hasOpenFonts }: { hasOpenFonts: boolean },
  Face: typeof FontFace,
): FontFace[] {
  const weight = textWeights.bold;
  const others = hasOpenFonts ? listFontFiles(defaultFont).filter((file) => file.weight === weight) : [];
  // Where ranges overlap, browsers prefer the last.
  return [...others, { ...font, weight }].map((file) =>
    createFace({ ...file, family: brandFontFamily }, Face),
  );
}

/** Calls `onChange` whenever texts may have another size, because a font is loaded, added or removed. Returns a cleanup function. */
export function subscribeToFonts(onChange: () => void): () => void {
  listeners.add(onChange);
  document.fonts.addEventListener('loadingdone', onChange);
  return () => {
    listeners.delete(onChange);
    document.fonts.removeEventListener('loadingdone', onChange);
  };
}

/** Lists the files of a font: its own, and before them those for scripts that it lacks. Browsers prefer the last of several. */
export function listFontFiles(font: FontFamily): AdFontFile[] {
  const own = adFontFiles.filter(({ family }) => family === font);
  const weights = new Set(own.map(({ weight }) => weight));
  const scripts = adFontFiles.filter(({ family, weight }) => family === null && weights.has(weight));
  return [...scripts, ...own];
}

/** The files of faces. A face does not say where its file is, and browsers differ in the quotation marks of its name. */
const files = new WeakMap<FontFace, Pick<LoadedFont, 'family' | 'url'>>();

/** Creates a face of a font of ads. */
export function createFace(
  file: { family: string; url: string; weight: number; unicodeRange: string },
  Face: typeof FontFace,
): FontFace {
  const face = new Face(file.family, `url("${file.url}")`, {
    weight: String(file.weight),
    // As in ads: a text is invisible until its font is loaded.
    display: 'block',
    unicodeRange: file.unicodeRange,
  });
  files.set(face, { family: file.family, url: file.url });
  return face;
}

/** Adds faces to the whole page. Returns a cleanup function. */
export function addFaces(added: readonly FontFace[]): () => void {
  for (const face of added) document.fonts.add(face);
  for (const listener of listeners) listener();
  return () => {
    for (const face of added) document.fonts.delete(face);
    for (const listener of listeners) listener();
  };
}
