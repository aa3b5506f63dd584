import type { MediaFile } from '@spinreel/config-schema/ad/ad-media';
import { blockBytes, escapedCharacters } from '../in-page/base122.ts';
import { requireMediaType } from './data-uri.ts';
import { textPart, type PagePart, type ReceiptKey } from '../page/page-part.ts';

/** Bytes of text per byte of media, for large media. */
export const base122Share = 8 / 7;

/** Fills the last character of a block. */
const fillerGroup = 64;

/**
 * Encodes media as the text of a data URI such as `data:video/mp4;base122;4300000,00...` in UTF-8, which carries 17 %
 * more than base64. The first part ends with the comma and the key, as two hexadecimal digits. The others are blocks. The
 * key is chosen so that the text contains none of `avoided`, because networks search files for such text. Throws if the
 * MIME type could break out of markup.
 */
export function base122Parts(options: {
  key: ReceiptKey;
  file: MediaFile;
  avoided: readonly string[];
}): PagePart[] {
  const { key, file, avoided } = options;
  const { bytes, mimeType } = file;
  let encoded: ReturnType<typeof encodeAvoiding> | undefined;
  const encode = () => (encoded ??= encodeAvoiding(bytes, avoided));
  requireMediaType(mimeType);
  const headerWith = (byteKey: number) =>
    textPart(key, `data:${mimeType};base122;${bytes.length},${byteKey.toString(16).padStart(2, '0')}`);
  const { sizeBytes } = headerWith(0);
  const parts: PagePart[] = [
    { key, sizeBytes, writeTo: (target) => headerWith(encode().byteKey).writeTo(target) },
  ];
  for (let from = 0, block = 0; from < bytes.length; from += blockBytes, block += 1) {
    const index = block;
    parts.push({
      key,
      sizeBytes: blockLength(Math.min(blockBytes, bytes.length - from)),
      writeTo: (target) => target.set(encode().blocks[index] ?? new Uint8Array()),
    });
  }
  return parts;
}

/** Encodes bytes with the first key whose text contains none of `avoided`, ignoring case. */
function encodeAvoiding(bytes: Uint8Array, avoided: readonly string[]) {
  const literals = avoided.map((literal) => literal.toLowerCase());
  for (let byteKey = 0; byteKey < 256; byteKey += 1) {
    const blocks = encodeBlocks(bytes, byteKey);
    const texts = blocks.map((block) => new TextDecoder('latin1').decode(block).toLowerCase());
    const isClean = literals.every((literal) => texts.every((text) => !text.includes(literal)));
    if (isClean) return { byteKey, blocks };
  }
  throw new Error('These media cannot be encoded without text that the network rejects');
}

function encodeBlocks(bytes: Uint8Array, byteKey: number): Uint8Array[] {
  const blocks: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; from += blockBytes)
    blocks.push(encodeBlock(bytes.subarray(from, from + blockBytes), byteKey));
  return blocks;
}

/** Length of an encoded block: one byte per group, with the filler. */
function blockLength(sizeBytes: number): number {
  return Math.ceil((sizeBytes * 8) / 7) + 1;
}

function encodeBlock(bytes: Uint8Array, byteKey: number): Uint8Array {
  const groupCount = blockLength(bytes.length);
  const encoded = new Uint8Array(groupCount);
  const groupAt = (index: number) => {
    if (index === groupCount - 1) return fillerGroup;
    const bit = index * 7;
    const from = bit >> 3;
    const high = (bytes[from] ?? 0) ^ byteKey;
    const low = from + 1 < bytes.length ? (bytes[from + 1] ?? 0) ^ byteKey : 0;
    return (((high << 8) | low) >> (9 - (bit & 7))) & 127;
  };
  for (let index = 0; index < groupCount; index += 1) {
    const group = groupAt(index);
    const escaped = escapeIndex[group] ?? -1;
    if (escaped < 0) {
      encoded[index] = group;
      continue;
    }
    // One character of two bytes: the escaped group, and the group after it.
    const code = (escaped << 8) | 128 | groupAt(index + 1);
    encoded[index] = 0xc0 | (code >> 6);
    encoded[index + 1] = 0x80 | (code & 63);
    index += 1;
  }
  return encoded;
}

/** Index of each seven-bit group in `escapedCharacters`, or -1. */
const escapeIndex = Int8Array.from({ length: 128 }, (_, group) =>
  (escapedCharacters as readonly number[]).indexOf(group),
);
