import { gzip } from 'pako';

/** Packs a text as zlib's own code does: Node's is tuned to each kind of processor and differs by some bytes between them. */
export function countGzippedBytes(text: string): number {
  return gzip(text, { level: 9 }).length;
}
