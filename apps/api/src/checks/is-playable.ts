/**
 * Whether a file that starts with these bytes may be a playable ad: a ZIP, even a damaged one, or an HTML page. Anything
 * else would only lead to a long list of findings that say the same.
 */
export function isPlayable(start: Uint8Array): boolean {
  return isZip(start) || isMarkup(start);
}

/** The signatures of a ZIP that starts with a file, of an empty ZIP, and of one in several parts. */
const zipSignatures = ['PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0007\u0008'];

function isZip(start: Uint8Array): boolean {
  return zipSignatures.includes(String.fromCharCode(...start.subarray(0, 4)));
}

const tag = /<(!doctype|html|head|body|meta|title|script|style|link|div|canvas|svg)\b|<!--/i;

/** UTF-16 is recognized by its byte order mark. Other text contains no NUL. */
function isMarkup(start: Uint8Array): boolean {
  const [first, second] = start;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (!isUtf16 && start.includes(0)) return false;
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return tag.test(new TextDecoder(encoding).decode(start));
}
