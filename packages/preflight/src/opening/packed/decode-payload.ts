import { Buffer } from 'node:buffer';
import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { sniffMimeType } from '../../assets/asset-kinds.ts';
import { readZip } from '../../zip/read-zip.ts';

/** A text that was packed, and the name of its file if it had one. */
export interface DecodedText {
  readonly name: string | null;
  readonly text: string;
}

/** What the decoder may still unpack. It is shared by all payloads of a file, so that many bombs are no worse than one. */
export interface UnpackingBudget {
  bytesLeft: number;
}

/** The texts inside a payload; `media` if it is no code, and `unknown` if it cannot be told what it is. */
export type DecodedPayload = readonly DecodedText[] | 'media' | 'unknown';

const maxFiles = 1000;

/** Files of a ZIP whose text may be code. */
const codeFile = /\.(?:m?js|json|html?|txt)$|(?:^|\/)[^.]+$/i;

/** Decodes base64, and what is packed in it: a ZIP, gzip, zlib or deflate. */
export function decodePayload(base64: string, budget: UnpackingBudget): DecodedPayload {
  const bytes = Buffer.from(base64.replaceAll('-', '+').replaceAll('_', '/'), 'base64');
  return decodeBytes(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), budget);
}

function decodeBytes(bytes: Uint8Array, budget: UnpackingBudget): DecodedPayload {
  const type = sniffMimeType(bytes);
  if (type === 'application/zip') return decodeZip(bytes, budget);
  if (type === 'application/gzip') return decodeWith(gunzipSync, bytes, budget);
  if (type !== null) return 'media';
  const text = readText(bytes);
  if (text !== null) return [{ name: null, text }];
  // Two bytes of zlib are a multiple of 31. Deflate itself has no mark, so only a text says that it was deflate.
  const isZlib = bytes[0] === 0x78 && ((bytes[0] << 8) | (bytes[1] ?? 0)) % 31 === 0;
  return decodeWith(isZlib ? inflateSync : inflateRawSync, bytes, budget);
}

function decodeZip(bytes: Uint8Array, budget: UnpackingBudget): DecodedPayload {
  const reading = readZip(bytes, { maxFiles, maxUnpackedBytes: budget.bytesLeft });
  if (!reading.ok) return 'unknown';
  const texts: DecodedText[] = [];
  for (const file of reading.files) {
    budget.bytesLeft -= file.bytes.length;
    const text = codeFile.test(file.path) ? readText(file.bytes) : null;
    if (text !== null) texts.push({ name: file.path, text });
  }
  return texts;
}

function decodeWith(
  unpack: (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array,
  bytes: Uint8Array,
  budget: UnpackingBudget,
): DecodedPayload {
  if (budget.bytesLeft <= 0) return 'unknown';
  try {
    const unpacked = unpack(bytes, { maxOutputLength: budget.bytesLeft });
    budget.bytesLeft -= unpacked.length;
    if (sniffMimeType(unpacked) !== null) return 'media';
    const text = readText(unpacked);
    return text === null ? 'unknown' : [{ name: null, text }];
  } catch (error) {
    // It is damaged, packed in another way, or larger than the budget, which is then spent.
    if (error instanceof RangeError) budget.bytesLeft = 0;
    return 'unknown';
  }
}

/** Returns the text of bytes that are UTF-8 without control characters; null if they are not. */
function readText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return hasControlCharacters(text.slice(0, 10_000)) ? null : text;
  } catch {
    return null;
  }
}

function hasControlCharacters(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they tell binary data from text
  return /[\0-\x08\x0e-\x1f]/.test(text);
}
