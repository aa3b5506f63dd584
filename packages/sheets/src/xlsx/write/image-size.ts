/** The width and height of an image in pixels. */
export interface ImageSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Reads the size of a PNG or JPEG image from its header.
 * @throws RangeError for other images.
 */
export function readImageSize(bytes: Uint8Array): ImageSize {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes[0] === 0x89) return { widthPx: view.getUint32(16), heightPx: view.getUint32(20) };
  let offset = 2;
  while (bytes[0] === 0xff && bytes[offset] === 0xff && offset + 9 <= bytes.length) {
    const marker = bytes[offset + 1] ?? 0;
    if (isFrameHeader(marker)) {
      return { heightPx: view.getUint16(offset + 5), widthPx: view.getUint16(offset + 7) };
    }
    // Bytes of 0xFF may fill the space in front of a marker.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  throw new RangeError('The image is neither PNG nor JPEG.');
}

/** The start of a frame: 0xC0 to 0xCF without tables and reserved markers. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
