/** Bytes of the file's head, and of its entry for each image. */
const headBytes = 6;
const entryBytes = 16;

/** A Windows icon file that carries square PNG pictures of at most 255 pixels as they are. */
export function buildIcon(images: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = headBytes + entryBytes * images.length;
  const entries = images.map((image) => {
    const sizePx = image.readUInt32BE(16);
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(sizePx, 0);
    entry.writeUInt8(sizePx, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...images]);
}
