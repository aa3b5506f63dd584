import type { FontFile } from '@spinreel/config-schema/ad/ad-media';
import { fontChoices } from '@spinreel/config-schema/options/appearance/fonts';
import { readDataUri } from './read-data-uri.ts';

/** A rule as the exporters write it. */
const fontFace =
  /@font-face\{font-family:"([^"]+)";font-weight:(400|900);(?:unicode-range:([^;]+);)?font-display:block;src:url\(([^)]+)\)\}/g;

/** Reads the embedded fonts from the style sheet that the exporters wrote. Rules of another form are skipped. */
export function readFontFaces(styleSheet: string): FontFile[] {
  return [...styleSheet.matchAll(fontFace)].flatMap(([, name, weight, unicodeRange = null, uri = '']) => {
    const family = fontChoices.find((each) => each === name);
    const file = readDataUri(uri);
    if (family === undefined || file === null) return [];
    return [{ ...file, family, weight: weight === '900' ? 900 : 400, unicodeRange } as const];
  });
}
