import type { ArtifactFile } from '../artifact.ts';

/** The earliest date that a ZIP can store. A fixed date gives equal ads the same checksum. */
const fixedDate = new Date(Date.UTC(1980, 0, 1));

/** Size of the two ZIP headers of a file, without its name, which is in both. */
const entryBytes = 30 + 46;
/** Size of the end-of-central-directory record. */
const endBytes = 22;

/** Computes the size of a ZIP that stores files of these names and sizes without compressing them. */
export function storedZipBytes(
  files: readonly { readonly path: string; readonly sizeBytes: number }[],
): number {
  return files.reduce((sum, { path, sizeBytes }) => sum + entryBytes + 2 * path.length + sizeBytes, endBytes);
}

/** Packs files into a ZIP, sorted by path. Equal files produce equal bytes. */
export async function packZip(
  files: readonly ArtifactFile[],
  compression: 'STORE' | 'DEFLATE',
): Promise<Uint8Array> {
  // Loaded on demand, because pages that only read the table of networks do not need JSZip.
  const { default: JSZip } = await import('jszip');
  const zip = new JSZip();
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, bytes } of sorted) zip.file(path, bytes, { date: fixedDate, createFolders: false });
  return zip.generateAsync({ type: 'uint8array', compression, platform: 'DOS' });
}
