/**
 * JSON that can stand inside a `<script>` whatever texts it carries, and that reads back equal.
 *
 * `<`, `>`, `&` and the two line separators become `\uXXXX`; lone surrogates and control characters are escaped by
 * `JSON.stringify` itself. So are the `forbidden` texts: a headline such as `https://my.game` must not get an ad
 * refused by a network that searches the file for addresses.
 */
export function scriptSafeJson(value: unknown, forbidden: readonly string[] = []): string {
  // A function, never a replacement string: `$&` in a user's text would be expanded.
  const safe = JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => unicodeEscape(character));
  return forbidden.reduce(hideLiteral, safe);
}

/** Escapes the last character: the first could be the letter of an escape such as `\n`, which must not be torn apart. */
function hideLiteral(json: string, literal: string): string {
  const pattern = new RegExp(
    literal.replace(/[.*+?^${}()|[\]\\]/g, (character) => `\\${character}`),
    'gi',
  );
  return json.replace(pattern, (match) => match.slice(0, -1) + unicodeEscape(match.slice(-1)));
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
