import type { ArtifactFile } from '../artifact.ts';
import { computeStoredStarts, writeZip } from './write-zip.ts';

/** Packs files into a ZIP, sorted by path. Equal files produce equal bytes. */
export async function packZip(
  files: readonly ArtifactFile[],
  compression: 'STORE' | 'DEFLATE',
): Promise<Uint8Array> {
  return writeZip(sortByPath(files), compression === 'DEFLATE' ? await loadDeflate() : null);
}

/** Returns where the content of each file starts in a ZIP that `packZip` stores, in the order of the files. */
export function findStoredContents(files: readonly ArtifactFile[]): number[] {
  const sorted = sortByPath(files);
  const starts = computeStoredStarts(sorted);
  return files.map((file) => starts[sorted.indexOf(file)] ?? 0);
}

function sortByPath(files: readonly ArtifactFile[]): ArtifactFile[] {
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Loads a compressor for pages that mostly contain base64. Base64 of media repeats nothing, so it searches no repeats: it
 * only gives frequent characters short codes. That packs as small as the highest level and takes a quarter of the time.
 * The browser's own compressor would produce other bytes in each engine.
 */
async function loadDeflate(): Promise<(bytes: Uint8Array) => Uint8Array> {
  // Loaded on demand, because pages that only read the table of networks do not need it.
  const { deflateRaw, Z_HUFFMAN_ONLY } = await import('pako');
  return (bytes) => deflateRaw(bytes, { strategy: Z_HUFFMAN_ONLY, memLevel: 9 });
}
