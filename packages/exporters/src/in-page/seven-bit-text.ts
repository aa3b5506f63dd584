/** Characters of a block, which have one key in common. A multiple of the four that the decoder reads at a time. */
export const blockLength = 40;

/** Bytes of a unit: one for each character of seven blocks. */
export const unitBytes = 280;

/** Characters of a unit: eight keys, seven blocks with the lowest seven bits of each byte, and one of the eighth bits. */
export const unitCharacters = 328;

/**
 * Creates a decoder of seven-bit text, which is ASCII whose characters carry seven bits, where base64 carries six. Each
 * unit of bytes is a unit of characters. The characters of a block are combined with its key (XOR).
 *
 * `sizeBytes` is the number of decoded bytes. Call the decoder with slices of the text in order. It ignores text after
 * the last byte.
 */
export function createSevenBitDecoder(sizeBytes: number): (text: string) => Uint8Array<ArrayBuffer> {
  let left = sizeBytes;
  let rest = '';
  return (slice) => {
    const text = rest + slice;
    const end = text.length - (text.length % unitCharacters);
    rest = text.slice(end);
    // Browsers copy text to bytes much faster than a script reads its characters one by one.
    const characters = new Uint8Array(end);
    characters.set(new TextEncoder().encode(text.slice(0, end)));
    const source = new Int32Array(characters.buffer);
    const decoded = new Int32Array(((end / unitCharacters) * unitBytes) / 4);
    for (let unit = 0, count = 0; unit < end; unit += unitCharacters) {
      const highKey = (characters[unit + 7] ?? 0) * 0x01010101;
      for (let block = 0; block < 7; block++) {
        const key = (characters[unit + block] ?? 0) * 0x01010101;
        let highBits = (unit + 8 + unitBytes) / 4;
        let lowBits = (unit + 8 + block * blockLength) / 4;
        for (const blockEnd = lowBits + blockLength / 4; lowBits < blockEnd; lowBits++, highBits++) {
          const high = (((source[highBits] ?? 0) ^ highKey) >> block) & 0x01010101;
          decoded[count++] = ((source[lowBits] ?? 0) ^ key) | (high << 7);
        }
      }
    }
    const bytes = new Uint8Array(decoded.buffer, 0, Math.min(left, decoded.length * 4));
    left -= bytes.length;
    return bytes;
  };
}
