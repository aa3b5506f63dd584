import { adFontFiles } from 'virtual:ad-fonts';
import { fonts, type FontFamily } from '@spinreel/config-schema/options/appearance/fonts';

let faces: readonly FontFace[] | undefined;
const listeners = new Set<() => void>();

/**
 * Gives the open fonts that ship in ads the names of the fonts that they stand for, on the whole page. The browser loads
 * a file when a text uses it. Returns a cleanup function, after which the names mean this device's own fonts again.
 */
export function addOpenFonts(): () => void {
  faces ??= fonts.flatMap((font) => createFaces(font));
  for (const face of faces) document.fonts.add(face);
  for (const listener of listeners) listener();
  return () => {
    for (const face of faces ?? []) document.fonts.delete(face);
    for (const listener of listeners) listener();
  };
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

/** Creates the faces of a font: its own, and those for scripts that it lacks. Browsers prefer the last of several. */
function createFaces(font: FontFamily): FontFace[] {
  const own = adFontFiles.filter(({ family }) => family === font);
  const weights = new Set(own.map(({ weight }) => weight));
  const scripts = adFontFiles.filter(({ family, weight }) => family === null && weights.has(weight));
  return [...scripts, ...own].map(
    ({ url, weight, unicodeRange }) =>
      new FontFace(font, `url("${url}")`, {
        weight: String(weight),
        // As in ads: a text is invisible until its font is loaded.
        display: 'block',
        unicodeRange,
      }),
  );
}
