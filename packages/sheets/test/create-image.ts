import { crc32, deflateSync } from 'node:zlib';

/** Makes a PNG image of one colour. `colour` is the value of red, green and blue, from 0 to 255. */
export function createPng(widthPx: number, heightPx: number, colour = 128): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(widthPx * 3, colour)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: heightPx }, () => row)));
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return new Uint8Array(
    Buffer.concat([signature, writeChunk('IHDR', header), writeChunk('IDAT', pixels), writeChunk('IEND')]),
  );
}

/** Makes the header of a JPEG image: a comment, a table, and the start of its frame. */
export function createJpegHeader(widthPx: number, heightPx: number): Uint8Array {
  const frame = Buffer.from([0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(heightPx, 5);
  frame.writeUInt16BE(widthPx, 7);
  const start = Buffer.of(0xff, 0xd8, 0xff, 0xfe, 0, 4, 65, 66, 0xff, 0xff, 0xc4, 0, 5, 1, 2, 3);
  return new Uint8Array(Buffer.concat([start, frame]));
}

function writeChunk(type: string, data = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(data.length);
  chunk.set(content, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return chunk;
}
