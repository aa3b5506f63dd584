/**
 * The characters that base122 never contains, because HTML or checkers of files treat them specially: NUL, line feed,
 * carriage return, and the four of markup and strings.
 */
export const escapedCharacters = [0, 10, 13, 34, 38, 60, 92] as const;

/** Bytes that are encoded as one block. A multiple of seven, so that a block ends at the end of a character. */
export const blockBytes = 786_429;

/** Seven-bit groups of a full block: those of its bytes, and one that fills the last character. */
const groupsPerBlock = (blockBytes / 7) * 8 + 1;

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
  let groupsLeft = groupsPerBlock;
  let buffer = 0;
  let bits = 0;
  return (text) => {
    const bytes = new Uint8Array(Math.min(left, text.length * 2));
    let count = 0;
    const add = (group: number) => {
      if (--groupsLeft === 0) {
        groupsLeft = groupsPerBlock;
        return;
      }
      buffer = ((buffer & 127) << 7) | group;
      bits += 7;
      if (bits < 8 || left === 0) return;
      bits -= 8;
      left -= 1;
      bytes[count++] = (buffer >> bits) ^ key;
    };
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code > 127) add(escapedCharacters[code >> 8] ?? 0);
      add(code & 127);
    }
    return bytes.subarray(0, count);
  };
}
