/**
 * Serializes a value as JSON that is safe inside a `<script>`, for any text in it, and parses back to an equal value.
 *
 * `<`, `>`, `&` and the two line separators become `\uXXXX`. `JSON.stringify` itself escapes lone surrogates and
 * control characters. `forbidden` texts are escaped too, so that a network that searches the file for addresses does
 * not reject an ad with a headline such as `https://my.game`.
 */
export function scriptSafeJson(value: unknown, forbidden: readonly string[] = []): string {
  // A function, because `$&` in a replacement string would be expanded.
  const safe = JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => unicodeEscape(character));
  return forbidden.reduce(hideLiteral, safe);
}

/**
 * Escapes the last character of a literal. The first could be part of an escape such as `\n`, which must stay intact.
 */
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
