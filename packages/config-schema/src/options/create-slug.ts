/** Maximum length of a slug. */
const maxSlugLength = 60;

/**
 * Turns a text into a part of a file name: lower-case ASCII letters and digits, with hyphens between words, at most 60
 * characters. Empty if the text has no usable characters.
 *
 * @example
 * createSlug('Große Würfel!'); // 'grosse-wurfel'
 */
export function createSlug(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maxSlugLength)
    .replace(/-+$/, '');
}
