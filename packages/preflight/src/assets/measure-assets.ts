import { Buffer } from 'node:buffer';
import { deflateRawSync } from 'node:zlib';
import { openingLimits } from '../opening/open-file.ts';
import { withTimeLimit } from '../limits/time-limit.ts';
import { readZip } from '../zip/read-zip.ts';
import { zipDirectory } from '../zip/zip-directory.ts';
import { findKindByName, sniffMimeType } from './asset-kinds.ts';
import type { AssetSize, FilePart } from './asset-size.ts';
import { findEmbeddedData } from './find-embedded-data.ts';
import { splitPage } from './split-page.ts';

/** A page is split in a fraction of a second. */
const splittingLimitMs = 5000;

/**
 * Measures what uses the space in a finished file: the files of a ZIP, or of a single page, and in pages, scripts and
 * styles also inline scripts and styles, data URIs, and base64 strings of at least 1 KB. The largest comes first. The
 * sizes add up to the size of the unpacked files. Never throws: bytes that cannot be unpacked are one asset.
 *
 * @example
 * measureAssets(bytes, 'ad.zip')[0]; // { path: 'media-video.js: video', kind: 'video', bytes: 3800000, packedBytes: ... }
 */
export function measureAssets(bytes: Uint8Array, fileName: string): AssetSize[] {
  const sizes = measureZip(bytes) ?? measureFile({ path: toBaseName(fileName), bytes, packing: null });
  return sizes.toSorted((a, b) => b.bytes - a.bytes);
}

function measureZip(bytes: Uint8Array): AssetSize[] | null {
  const reading = readZip(bytes, openingLimits);
  if (!reading.ok) return null;
  const entries = new Map(zipDirectory(bytes)?.map((entry) => [entry.path, entry]));
  return reading.files.flatMap((file) => {
    const entry = entries.get(file.path);
    const packing = { packedBytes: entry?.packedBytes ?? 0, isCompressed: entry?.method !== 0 };
    return measureFile({ ...file, packing });
  });
}

interface MeasuredFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** How the file is packed in its ZIP; null outside a ZIP. */
  readonly packing: { readonly packedBytes: number; readonly isCompressed: boolean } | null;
}

function measureFile(file: MeasuredFile): AssetSize[] {
  const { path, bytes, packing } = file;
  const parts = splitFile(path, bytes);
  const packed = packing === null ? null : packParts(bytes, parts, packing);
  const sizes = new Map<string, AssetSize>();
  for (const [index, { start, end, name, kind }] of parts.entries()) {
    const label = name === null ? path : `${path}: ${name}`;
    const sum = sizes.get(label);
    sizes.set(label, {
      path: label,
      kind,
      bytes: (sum?.bytes ?? 0) + end - start,
      packedBytes: packed === null ? null : (sum?.packedBytes ?? 0) + (packed[index] ?? 0),
    });
  }
  return [...sizes.values()];
}

/** Splits a file into parts that cover all of it, in order. */
function splitFile(path: string, bytes: Uint8Array): FilePart[] {
  const kind = findKind(path, bytes);
  if (!isText(path, kind)) return [{ start: 0, end: bytes.length, name: null, kind }];
  // One character per byte, so that offsets in the text are offsets in the file.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const nameUniquely = createNaming();
  const blocks = kind === 'markup' ? splitPageInTime(text).map(nameUniquely) : [];
  return cover({ start: 0, end: text.length }, blocks, { name: null, kind }).flatMap((block) =>
    block.kind === 'video' || block.kind === 'audio' || block.kind === 'image'
      ? [block]
      : cover(block, findEmbeddedData(text, block).map(nameUniquely), block),
  );
}

function splitPageInTime(text: string): FilePart[] {
  try {
    return withTimeLimit(splittingLimitMs, () => splitPage(text));
  } catch {
    // Only malicious markup takes that long. The page then counts as a whole.
    return [];
  }
}

/** Returns a function that numbers equal names, and all names that are only a type, such as `image/png 1`. */
function createNaming(): (part: FilePart) => FilePart {
  const counts = new Map<string, number>();
  return (part) => {
    const name = part.name ?? part.kind;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const isType = name.includes('/') || name === 'base64';
    return { ...part, name: isType || count > 1 ? `${name} ${count}` : name };
  };
}

function findKind(path: string, bytes: Uint8Array): FilePart['kind'] {
  const byName = findKindByName(path);
  if (byName !== 'other') return byName;
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  return sniffMimeType(bytes) === null && /<(!doctype\s+html|html|head|body)\b/i.test(start)
    ? 'markup'
    : 'other';
}

function isText(path: string, kind: FilePart['kind']): boolean {
  return kind === 'markup' || kind === 'script' || kind === 'style' || /\.(json|txt|xml)$/i.test(path);
}

/** Fills the gaps between parts of a range. */
function cover(
  range: { start: number; end: number },
  parts: readonly FilePart[],
  rest: Pick<FilePart, 'name' | 'kind'>,
): FilePart[] {
  const { name, kind } = rest;
  const covered: FilePart[] = [];
  let at = range.start;
  for (const part of [...parts, { start: range.end, end: range.end, name, kind }]) {
    if (part.start > at || range.start === range.end)
      covered.push({ start: at, end: part.start, name, kind });
    if (part.end > part.start) covered.push(part);
    at = part.end;
  }
  return covered;
}

/** Divides a file's packed size among its parts. The parts of a compressed file are weighed by compressing each alone. */
function packParts(
  bytes: Uint8Array,
  parts: readonly FilePart[],
  { packedBytes, isCompressed }: NonNullable<MeasuredFile['packing']>,
): number[] {
  if (parts.length === 1) return [packedBytes];
  if (!isCompressed) return parts.map(({ start, end }) => end - start);
  const weights = parts.map(
    ({ start, end }) => deflateRawSync(bytes.subarray(start, end), { level: 1 }).length,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  let assigned = 0;
  return weights.map((weight) => {
    before += weight;
    const share = Math.round((packedBytes * before) / total) - assigned;
    assigned += share;
    return share;
  });
}

function toBaseName(fileName: string): string {
  return fileName.split(/[\\/]/).at(-1) ?? fileName;
}
