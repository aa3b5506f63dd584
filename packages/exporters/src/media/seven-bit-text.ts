import type { MediaFile } from '@spinreel/config-schema/ad/ad-media';
import { blockLength, unitBytes, unitCharacters } from '../in-page/seven-bit-text.ts';
import { requireMediaType } from './data-uri.ts';
import { textPart, type PagePart, type ReceiptKey } from '../page/page-part.ts';

/** Bytes of text per byte of media, for large media. */
export const sevenBitShare = unitCharacters / unitBytes;

/** Bytes of media per part of the text. */
const partBytes = 3000 * unitBytes;

/**
 * The characters that the text never contains, because the HTML parser changes them or could end the script: NUL,
 * carriage return and `<`. With three of them, each character of a block excludes three keys, so a block of up to 41
 * characters always has a key.
 */
const excludedCharacters: readonly number[] = [0, 13, 60];

/**
 * Encodes media as the text of a data URI such as `data:video/mp4;seven-bit;4300000,...` in ASCII, which carries 14 %
 * more than base64. Its size depends only on the size of the media. The first part ends with the comma, the others are
 * slices of the text. The text contains none of `avoided`, because networks search files for such text. Throws if the
 * MIME type could break out of markup.
 */
export function sevenBitTextParts(options: {
  key: ReceiptKey;
  file: MediaFile;
  avoided: readonly string[];
}): PagePart[] {
  const { key, file, avoided } = options;
  const { bytes, mimeType } = file;
  requireMediaType(mimeType);
  const parts = [textPart(key, `data:${mimeType};seven-bit;${bytes.length},`)];
  for (let from = 0; from < bytes.length; from += partBytes) {
    const slice = bytes.subarray(from, from + partBytes);
    parts.push({
      key,
      sizeBytes: Math.ceil(slice.length / unitBytes) * unitCharacters,
      writeTo: (target) => writeTextAvoiding(slice, target, avoided),
    });
  }
  return parts;
}

/** Writes bytes as text, with other keys for as long as the text contains any of `avoided`, ignoring case. */
function writeTextAvoiding(bytes: Uint8Array, target: Uint8Array, avoided: readonly string[]): void {
  const literals = avoided.map((literal) => literal.toLowerCase());
  for (let firstKey = 0; firstKey < 128; firstKey += 1) {
    writeText(bytes, target, firstKey);
    const text = new TextDecoder('latin1').decode(target).toLowerCase();
    if (literals.every((literal) => !text.includes(literal))) return;
  }
  throw new Error('These media cannot be encoded without text that the network rejects');
}

/** Fills `target` with the text. `firstKey` is the key with which the search for the key of each block begins. */
function writeText(bytes: Uint8Array, target: Uint8Array, firstKey: number): void {
  const isExcluded = new Uint8Array(128);
  target.fill(0);
  for (let from = 0, unit = 0; from < bytes.length; from += unitBytes, unit += unitCharacters) {
    writeGroups(bytes.subarray(from, from + unitBytes), target, unit + 8);
    for (let block = 0; block < 8; block += 1) {
      const start = unit + 8 + block * blockLength;
      const end = start + blockLength;
      const key = findKey({ groups: target, start, end, firstKey, isExcluded });
      target[unit + block] = key;
      for (let index = start; index < end; index += 1) target[index] = (target[index] ?? 0) ^ key;
    }
  }
}

/** Writes the seven blocks of low bits and the block of eighth bits. Missing bytes are zeros. */
function writeGroups(bytes: Uint8Array, target: Uint8Array, offset: number): void {
  for (let block = 0, index = 0; index < bytes.length; block += 1) {
    for (let highBits = offset + unitBytes; index < (block + 1) * blockLength; index += 1, highBits += 1) {
      const byte = bytes[index] ?? 0;
      target[offset + index] = byte & 127;
      target[highBits] = (target[highBits] ?? 0) | ((byte >> 7) << block);
    }
  }
}

/**
 * Finds the first key that is not excluded itself, and with which the groups contain no excluded character.
 * `isExcluded` is memory for 128 keys.
 */
function findKey(options: {
  groups: Uint8Array;
  start: number;
  end: number;
  firstKey: number;
  isExcluded: Uint8Array;
}): number {
  const { groups, start, end, isExcluded } = options;
  isExcluded.fill(0);
  for (const character of excludedCharacters) {
    isExcluded[character] = 1;
    for (let index = start; index < end; index += 1) isExcluded[(groups[index] ?? 0) ^ character] = 1;
  }
  let key = options.firstKey;
  while (isExcluded[key] === 1) key = (key + 1) % 128;
  return key;
}
