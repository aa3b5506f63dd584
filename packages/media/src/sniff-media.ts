import type { MediaKind } from '@spinreel/config-schema/options/formats';
import { sniffIsoMedia } from './sniff-iso-media.ts';
import { isMp3BehindJunk, mp3SniffedBytes } from './audio/sniff-mp3.ts';
import { isSvg } from './images/is-svg.ts';

/** The number of bytes at the start of a file that `sniffMedia` needs. */
export const sniffedBytes = mp3SniffedBytes;

/**
 * Recognizes a file's kind by its bytes. Returns null for everything that is not accepted, including playlists and
 * other text. The file's name and declared type are ignored.
 *
 * @example
 * sniffMedia(await readFile(path)) // 'mp4'
 */
export function sniffMedia(bytes: Uint8Array): MediaKind | null {
  const head = bytes.subarray(0, sniffedBytes);
  return (
    sniffImage(head) ??
    sniffRiff(head) ??
    sniffIsoMedia(head) ??
    sniffFont(head) ??
    sniffAudio(head) ??
    (isSvg(head) ? 'svg' : null) ??
    (isMp3BehindJunk(head) ? 'mp3' : null)
  );
}

function sniffImage(head: Uint8Array): MediaKind | null {
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  const text = ascii(head, 0, 6);
  if (text === 'GIF87a' || text === 'GIF89a') return 'gif';
  return isBmp(head) ? 'bmp' : null;
}

/** `BM` alone is not enough, because text may start with it. The header's length follows at a fixed position. */
function isBmp(head: Uint8Array): boolean {
  if (ascii(head, 0, 2) !== 'BM' || head.length < 26) return false;
  const headerLength = new DataView(head.buffer, head.byteOffset).getUint32(14, true);
  return [12, 16, 40, 52, 56, 64, 108, 124].includes(headerLength);
}

function sniffRiff(head: Uint8Array): MediaKind | null {
  const outer = ascii(head, 0, 4);
  const inner = ascii(head, 8, 12);
  if (outer === 'RF64' && inner === 'WAVE') return 'wav';
  if (outer !== 'RIFF') return null;
  if (inner === 'WEBP') return 'webp';
  if (inner === 'WAVE') return 'wav';
  return inner === 'AVI ' ? 'avi' : null;
}

function sniffAudio(head: Uint8Array): MediaKind | null {
  if (ascii(head, 0, 4) === 'OggS') return 'ogg';
  if (ascii(head, 0, 3) === 'ID3') return 'mp3';
  const [first = 0, second = 0, third = 0] = head;
  if (first !== 0xff) return null;
  // ADTS: twelve sync bits and layer 0. MP3: eleven sync bits, layer 3, a valid bitrate and sample rate.
  if ((second & 0xf6) === 0xf0) return (third >> 2) % 16 < 13 ? 'aac' : null;
  const isLayer3 = (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  const hasRates = third >> 4 !== 0 && third >> 4 !== 15 && (third & 0x0c) !== 0x0c;
  return isLayer3 && hasRates ? 'mp3' : null;
}

function sniffFont(head: Uint8Array): MediaKind | null {
  const tag = ascii(head, 0, 4);
  if (tag === 'wOFF') return 'woff';
  if (tag === 'wOF2') return 'woff2';
  if (tag === 'ttcf') return 'ttc';
  const [, , , , high = 0, low = 0] = head;
  const tableCount = high * 256 + low;
  if (tableCount === 0 || tableCount > maxFontTables) return null;
  if (tag === 'OTTO') return 'otf';
  return tag === 'true' || startsWith(head, [0, 1, 0, 0]) ? 'ttf' : null;
}

/** Fonts have about twenty tables. Other files that start like one have more. */
const maxFontTables = 100;

function startsWith(head: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => head[index] === byte);
}

function ascii(head: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...head.subarray(start, end));
}
