/** The first line of every part. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Escapes a text for attributes and elements. Characters that XML cannot contain become `_x0001_` (ECMA-376, ST_Xstring). */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(forbidden, (character) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return `_x${code}_`;
    })
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Control characters, lone surrogates and non-characters. A carriage return would be read as a line feed. */
const forbidden = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
