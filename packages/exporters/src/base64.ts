const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const padding = '='.charCodeAt(0);
const letters = Uint8Array.from(alphabet, (letter) => letter.charCodeAt(0));

/** Bytes that `sizeBytes` take as base64, padding included. */
export function base64Length(sizeBytes: number): number {
  return 4 * Math.ceil(sizeBytes / 3);
}

/** Base64 as ASCII bytes: megabytes of media go from bytes to bytes without a string between them. */
export function encodeBase64(bytes: Uint8Array): Uint8Array {
  const encoded = new Uint8Array(base64Length(bytes.length)).fill(padding);
  const wholeGroups = bytes.length - (bytes.length % 3);
  let out = 0;
  for (let i = 0; i < wholeGroups; i += 3) {
    const group = (at(bytes, i) << 16) | (at(bytes, i + 1) << 8) | at(bytes, i + 2);
    encoded[out] = at(letters, group >> 18);
    encoded[out + 1] = at(letters, (group >> 12) & 63);
    encoded[out + 2] = at(letters, (group >> 6) & 63);
    encoded[out + 3] = at(letters, group & 63);
    out += 4;
  }
  const rest = bytes.length - wholeGroups;
  if (rest > 0) {
    const group = (at(bytes, wholeGroups) << 16) | ((rest === 2 ? at(bytes, wholeGroups + 1) : 0) << 8);
    encoded[out] = at(letters, group >> 18);
    encoded[out + 1] = at(letters, (group >> 12) & 63);
    if (rest === 2) encoded[out + 2] = at(letters, (group >> 6) & 63);
  }
  return encoded;
}

/** The byte at a position that the caller knows to be inside. */
function at(bytes: Uint8Array, index: number): number {
  return bytes[index] as number;
}
