import { crc32, inflateRawSync } from 'node:zlib';
import { localSizeBytes, zipDirectory, zipEntryCount, type ZipDirectoryEntry } from './zip-directory.ts';

/** A file unpacked from a ZIP. */
export interface UnpackedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Why a ZIP was not unpacked. */
export type ZipProblem = 'not-a-zip' | 'damaged' | 'same-names' | 'too-many-files' | 'too-large';

export type ZipReading =
  | { readonly ok: true; readonly files: readonly UnpackedFile[] }
  | { readonly ok: false; readonly problem: ZipProblem };

/** The directory of a ZIP, in which nothing has been verified by unpacking, or why the ZIP cannot be unpacked safely. */
export type ZipInspection =
  | { readonly ok: true; readonly directory: readonly ZipDirectoryEntry[] }
  | { readonly ok: false; readonly problem: ZipProblem };

/** How much a ZIP may contain. */
interface ZipLimits {
  readonly maxFiles: number;
  readonly maxUnpackedBytes: number;
}

const localSignature = 0x04034b50;
const stored = 0;
const deflated = 8;

/**
 * Unpacks a ZIP that may be malicious. What `inspectZip` checks is checked before anything is unpacked, and no file may
 * unpack to more than its declared size. A ZIP bomb or a false directory therefore cannot exceed the limits.
 */
export function readZip(bytes: Uint8Array, limits: ZipLimits): ZipReading {
  const inspection = inspectZip(bytes, limits);
  if (!inspection.ok) return inspection;
  const files: UnpackedFile[] = [];
  for (const entry of inspection.directory) {
    if (entry.path.endsWith('/')) continue;
    const unpacked = unpack(bytes, entry);
    if (unpacked === null) return { ok: false, problem: 'damaged' };
    files.push({ path: entry.path, bytes: unpacked });
  }
  return { ok: true, files };
}

/**
 * Checks the directory of a ZIP that may be malicious, without unpacking anything: the number of files, their names, their
 * declared sizes, and that they share no bytes.
 */
export function inspectZip(bytes: Uint8Array, limits: ZipLimits): ZipInspection {
  const count = zipEntryCount(bytes);
  if (count === null) return { ok: false, problem: 'not-a-zip' };
  if (count > limits.maxFiles) return { ok: false, problem: 'too-many-files' };
  const directory = zipDirectory(bytes);
  if (directory === null || overlaps(directory)) return { ok: false, problem: 'damaged' };
  if (hasSameNames(directory)) return { ok: false, problem: 'same-names' };
  const announcedBytes = directory.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  if (announcedBytes > limits.maxUnpackedBytes) return { ok: false, problem: 'too-large' };
  return { ok: true, directory };
}

/** Whether entries share bytes. Overlapping entries let a ZIP bomb grow without any single large entry. */
function overlaps(directory: readonly ZipDirectoryEntry[]): boolean {
  const inOrder = directory.toSorted((a, b) => a.headerOffset - b.headerOffset);
  return inOrder.some((entry, index) => {
    const next = inOrder[index + 1];
    return next !== undefined && entry.headerOffset + localSizeBytes + entry.packedBytes > next.headerOffset;
  });
}

/** Whether two names are equal, ignoring case. Some readers use the first of two such files, others the last. */
function hasSameNames(directory: readonly ZipDirectoryEntry[]): boolean {
  const names = new Set(directory.map(({ path }) => path.normalize().toLowerCase()));
  return names.size < directory.length;
}

function unpack(bytes: Uint8Array, entry: ZipDirectoryEntry): Uint8Array | null {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { headerOffset, packedBytes, unpackedBytes } = entry;
  if (entry.isEncrypted || headerOffset + localSizeBytes > bytes.length) return null;
  if (data.getUint32(headerOffset, true) !== localSignature) return null;
  const start =
    headerOffset +
    localSizeBytes +
    data.getUint16(headerOffset + 26, true) +
    data.getUint16(headerOffset + 28, true);
  if (start + packedBytes > bytes.length) return null;
  const unpacked = unpackedBytesOf(bytes.subarray(start, start + packedBytes), entry);
  if (unpacked?.length !== unpackedBytes || crc32(unpacked) !== entry.crc32) return null;
  return unpacked;
}

function unpackedBytesOf(packed: Uint8Array, entry: ZipDirectoryEntry): Uint8Array | null {
  if (entry.method === stored) return packed;
  if (entry.method !== deflated) return null;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpackedBytes) });
  } catch {
    // The data is damaged or larger than declared, so the file cannot be trusted.
    return null;
  }
}
