import type { ArtifactFile } from '../artifact.ts';
import { computeCrc32 } from './compute-crc32.ts';

/** Version 2.0 of the format: the least that a reader needs for DEFLATE. */
const version = 20;
/** Names are in UTF-8. */
const utf8Flag = 1 << 11;
const methods = { stored: 0, deflated: 8 };
/** The earliest date that a ZIP can store: midnight on 1 January 1980. A fixed date gives equal ads the same checksum. */
const time = 0;
const date = (1 << 5) | 1;

/** Sizes of the headers in front of a file, in the directory and at the end, in bytes, without names. */
const [localBytes, directoryBytes, endBytes] = [30, 46, 22];

const encoder = new TextEncoder();

/**
 * Writes a ZIP of files in this order. `deflate` returns raw DEFLATE; without it, and for files that it does not make
 * smaller, the file is stored as it is. The ZIP must stay below 4 GiB and 65,536 files.
 */
export function writeZip(
  files: readonly ArtifactFile[],
  deflate: ((bytes: Uint8Array) => Uint8Array) | null,
): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { path, bytes } of files) {
    const name = encoder.encode(path);
    const deflated = deflate?.(bytes) ?? bytes;
    const isSmaller = deflated.length < bytes.length;
    const content = isSmaller ? deflated : bytes;
    const facts = [
      ...[version, utf8Flag, isSmaller ? methods.deflated : methods.stored, time, date],
      ...[computeCrc32(bytes), content.length, bytes.length].flatMap(splitLong),
      ...[name.length, 0],
    ];
    chunks.push(encodeWords([...splitLong(0x04034b50), ...facts]), name, content);
    // No comment, first disk, no attributes.
    const place = [0, 0, 0, 0, 0, ...splitLong(offset)];
    directory.push(encodeWords([...splitLong(0x02014b50), version, ...facts, ...place]), name);
    offset += localBytes + name.length + content.length;
  }
  const directorySize = directory.reduce((sum, chunk) => sum + chunk.length, 0);
  const counts = [0, 0, files.length, files.length];
  const end = [...splitLong(0x06054b50), ...counts, ...[directorySize, offset].flatMap(splitLong), 0];
  return concatenateBytes([...chunks, ...directory, encodeWords(end)]);
}

/** Computes the size of a ZIP that stores files of these names and sizes as they are. */
export function computeStoredZipSize(
  files: readonly { readonly path: string; readonly sizeBytes: number }[],
): number {
  const headerBytes = localBytes + directoryBytes;
  return files.reduce(
    (sum, { path, sizeBytes }) => sum + headerBytes + 2 * encoder.encode(path).length + sizeBytes,
    endBytes,
  );
}

/** Computes where the content of each file starts in a ZIP that stores these files as they are. */
export function computeStoredStarts(files: readonly ArtifactFile[]): number[] {
  let offset = 0;
  return files.map(({ path, bytes }) => {
    const start = offset + localBytes + encoder.encode(path).length;
    offset = start + bytes.length;
    return start;
  });
}

/** Splits a number of four bytes into two of two, the lower first. */
function splitLong(value: number): [lower: number, upper: number] {
  return [value & 0xffff, value >>> 16];
}

/** Encodes numbers of two bytes, the lower byte first. */
function encodeWords(words: readonly number[]): Uint8Array {
  return Uint8Array.from(words.flatMap((word) => [word & 255, word >>> 8]));
}

function concatenateBytes(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
