import type { MediaKind } from '@spinreel/config-schema/options/formats';

/** Brands of `ftyp` boxes of HEIC photos. */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];
/** Brands for still images and image sequences, which are not accepted. */
const imageBrands = [...heicBrands, 'avif', 'avis', 'crx '];
const audioBrands = ['M4A ', 'M4B ', 'M4P ', 'F4A ', 'F4B '];
/** First boxes of QuickTime files from before 2001. */
const oldQuickTimeBoxes = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** Recognizes MP4, QuickTime and M4A by the first box. Returns null for anything else. */
export function sniffIsoMedia(head: Uint8Array): MediaKind | null {
  if (head.length < 12) return null;
  const boxLength = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const boxType = ascii(head, 4);
  if (oldQuickTimeBoxes.includes(boxType)) return isBoxLength(boxLength) ? 'mov' : null;
  if (boxType !== 'ftyp' || boxLength < 16 || boxLength > 4096) return null;
  const major = ascii(head, 8);
  if (imageBrands.includes(major)) return null;
  if (audioBrands.includes(major)) return 'm4a';
  return major === 'qt  ' ? 'mov' : 'mp4';
}

/** Whether a file starts like a HEIC photo, which is not accepted. */
export function isHeic(head: Uint8Array): boolean {
  return ascii(head, 4) === 'ftyp' && heicBrands.includes(ascii(head, 8));
}

/** 0 means 'to the end', 1 means that a 64-bit length follows. A box is never shorter than its header of 8 bytes. */
function isBoxLength(length: number): boolean {
  return length <= 1 || length >= 8;
}

function ascii(head: Uint8Array, start: number): string {
  return String.fromCharCode(...head.subarray(start, start + 4));
}
