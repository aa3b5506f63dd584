import type { FontFile } from '@spinreel/config-schema/ad/ad-media';
import { dataUriParts } from '../media/data-uri.ts';
import { textPart, type PagePart } from './page-part.ts';

/**
 * Composes the style sheet of embedded fonts. Text in a font is invisible until it is loaded, and no text is shown in
 * another font first. Empty without fonts.
 */
export function composeFontFaces(fonts: readonly FontFile[]): PagePart[] {
  if (fonts.length === 0) return [];
  return [
    textPart('fonts', '<style id="fonts">'),
    ...fonts.flatMap((font) => [
      textPart('fonts', `@font-face{font-family:"${font.family}";font-weight:${font.weight};`),
      textPart('fonts', font.unicodeRange === null ? '' : `unicode-range:${font.unicodeRange};`),
      textPart('fonts', 'font-display:block;src:url('),
      ...dataUriParts('fonts', font),
      textPart('fonts', ')}'),
    ]),
    textPart('fonts', '</style>\n'),
  ];
}
