/** The encodings in which CSV files can be read, by their WHATWG names. The first four are detected. */
export const csvEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'macintosh',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
] as const;

/** An encoding of a text file. */
export type CsvEncoding = (typeof csvEncodings)[number];

/**
 * Decodes a text file. Without `encoding`, a byte order mark decides, then zeros in every second byte (UTF-16), then
 * whether the bytes are valid UTF-8. Other files are Windows-1252, which Excel writes in Western Europe. Byte order marks
 * are removed.
 */
export function decodeText(
  bytes: Uint8Array,
  encoding: CsvEncoding | undefined = detectUtf16(bytes),
): { readonly text: string; readonly encoding: CsvEncoding } {
  if (encoding !== undefined) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

function detectUtf16(bytes: Uint8Array): CsvEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (hasZeros(bytes, { first: 1 })) return 'utf-16le';
  return hasZeros(bytes, { first: 0 }) ? 'utf-16be' : undefined;
}

/** Returns whether most of the even or odd bytes at the start are zero, as they are in UTF-16 for Latin letters. */
function hasZeros(bytes: Uint8Array, { first }: { readonly first: 0 | 1 }): boolean {
  const start = bytes.subarray(0, 1000);
  const halves = start.filter((_, index) => index % 2 === first);
  return halves.length > 0 && halves.filter((byte) => byte === 0).length > halves.length / 2;
}
