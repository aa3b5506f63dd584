const signatureBytes = 8;

/**
 * Whether a PNG has several frames. sharp decodes only the first one and does not report the others. The chunk `acTL` of
 * an animated PNG states their number, and precedes the first image data.
 */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = signatureBytes;
  while (offset + 12 <= png.length) {
    const name = png.toString('latin1', offset + 4, offset + 8);
    if (name === 'acTL') return png.readUInt32BE(offset + 8) > 1;
    if (name === 'IDAT') return false;
    // A chunk's length, name and checksum take 12 bytes.
    offset += png.readUInt32BE(offset) + 12;
  }
  return false;
}
