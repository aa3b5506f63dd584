import { crc32 } from 'node:zlib';
import { inspectZip, type UnpackedFile, type ZipReading } from '@spinreel/preflight/zip/read-zip';
import { isUnambiguousZip, type ZipDirectoryEntry } from '@spinreel/preflight/zip/zip-directory';
import JSZip from 'jszip';

declare module 'jszip' {
  interface JSZipObject {
    /** Documented, but missing in the types of JSZip 3.10. The stream is paused until `resume` is called. */
    internalStream(type: 'uint8array'): JSZip.JSZipStreamHelper<Uint8Array>;
  }
}

const damaged = { ok: false, problem: 'damaged' } as const;

/**
 * Unpacks a ZIP that may be malicious with JSZip, which has no limits: it reads every entry that it finds, and does not
 * compare checksums. So the directory is checked first, and must be the one that JSZip finds. Each file is unpacked until
 * it exceeds its declared size, and must then have its declared size and CRC-32.
 */
export async function unpackZip(
  bytes: Uint8Array,
  limits: Parameters<typeof inspectZip>[1],
): Promise<ZipReading> {
  const inspection = inspectZip(bytes, limits);
  if (!inspection.ok) return inspection;
  if (!isUnambiguousZip(bytes)) return damaged;
  const zip = await JSZip.loadAsync(bytes).catch(() => null);
  if (zip === null) return damaged;
  // JSZip removes `..` from the names by which it stores files.
  const zipFiles = new Map(Object.values(zip.files).map((file) => [file.unsafeOriginalName, file]));
  const files: UnpackedFile[] = [];
  for (const entry of inspection.directory) {
    if (entry.path.endsWith('/')) continue;
    const file = zipFiles.get(entry.path);
    const unpacked = file === undefined ? null : await unpackFile(file, entry);
    if (unpacked === null) return damaged;
    files.push({ path: entry.path, bytes: unpacked });
  }
  return { ok: true, files };
}

/**
 * Unpacks a file. Returns null if it does not have its declared size and CRC-32. Uses the event stream of JSZip, because
 * ending its Node stream early throws where nothing can catch it.
 */
function unpackFile(file: JSZip.JSZipObject, declared: ZipDirectoryEntry): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    let checksum = 0;
    const stream = file.internalStream('uint8array');
    stream
      .on('data', (chunk) => {
        size += chunk.byteLength;
        if (size > declared.unpackedBytes) {
          // What JSZip has already read, at most 16 KiB, is still inflated, but not collected.
          stream.pause();
          resolve(null);
          return;
        }
        checksum = crc32(chunk, checksum);
        chunks.push(chunk);
      })
      .on('error', () => resolve(null))
      .on('end', () => {
        const isAsDeclared = size === declared.unpackedBytes && checksum === declared.crc32;
        resolve(isAsDeclared ? Buffer.concat(chunks) : null);
      })
      .resume();
  });
}
