/**
 * The characters that base122 never contains, because HTML or checkers of files treat them specially: NUL, line feed,
 * carriage return, and the four of markup and strings.
 */
export const escapedCharacters = [0, 10, 13, 34, 38, 60, 92] as const;

/** Bytes that are encoded as one block. A multiple of seven, so that a block ends at the end of a character. */
export const blockBytes = 786_429;

/**
 * Creates a decoder of base122: text that carries seven bits per byte of UTF-8, where base64 carries six. A group that
 * would be an escaped character is written as one character of two bytes, together with the next group. `sizeBytes` is
 * the number of decoded bytes, and `key` the value with which each byte was combined (XOR). Call it with slices of the
 * text in order.
 */
export function createBase122Decoder(
  sizeBytes: number,
  key: number,
): (text: string) => Uint8Array<ArrayBuffer> {
  let left = sizeBytes;
  let blockLeft = blockBytes;
  let restBuffer = 0;
  let restBits = 0;
  return (text) => {
    const bytes = new Uint8Array(Math.min(left, text.length * 2));
    // Local variables and no inner loop, because browsers run this for millions of characters before they optimize it.
    let count = 0;
    let blockEnd = blockLeft;
    let buffer = restBuffer;
    let bits = restBits;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code > 127) {
        buffer = (buffer << 7) | (escapedCharacters[code >> 8] as number);
        bits += 7;
      }
      buffer = (buffer << 7) | (code & 127);
      bits += 7;
      // The array keeps the lowest eight bits, and ignores bytes beyond its end.
      if (bits > 7) {
        bits -= 8;
        bytes[count++] = (buffer >> bits) ^ key;
      }
      if (bits > 7) {
        bits -= 8;
        bytes[count++] = (buffer >> bits) ^ key;
      }
      // What is left after a block is the group that fills its last character.
      if (count === blockEnd && bits === 7) {
        bits = 0;
        blockEnd += blockBytes;
      }
    }
    left -= Math.min(left, count);
    blockLeft = blockEnd - count;
    restBuffer = buffer;
    restBits = bits;
    return bytes.subarray(0, count);
  };
}
