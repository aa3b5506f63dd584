import type { MediaSlot } from '@spinreel/ad-runtime/runtime-ad';

/** Whom the bytes of a finished file are counted for: an asset, or script and markup. */
export type ReceiptKey = MediaSlot | 'player';

/** A piece of a finished file. Files are joined from pieces once, so that media never pass through a string. */
export interface PagePart {
  readonly key: ReceiptKey;
  readonly bytes: Uint8Array;
}

const encoder = new TextEncoder();

/** Text as a piece; lone surrogates must have been escaped before. */
export function textPart(key: ReceiptKey, text: string): PagePart {
  return { key, bytes: encoder.encode(text) };
}

/** All bytes in order, copied once. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}
