import type { MediaSlot } from '@spinreel/ad-runtime/runtime-ad';

/** Whom the bytes of a finished file are counted for: an asset, or script and markup. */
export type ReceiptKey = MediaSlot | 'player';

/** A piece of a finished file, which writes itself where it belongs: media are encoded and copied at once, once. */
export interface PagePart {
  readonly key: ReceiptKey;
  readonly sizeBytes: number;
  /** Fills `target`, which has exactly `sizeBytes` bytes. */
  writeTo(target: Uint8Array): void;
}

const encoder = new TextEncoder();

/** Text as a piece; lone surrogates must have been escaped before. */
export function textPart(key: ReceiptKey, text: string): PagePart {
  const bytes = encoder.encode(text);
  return { key, sizeBytes: bytes.length, writeTo: (target) => target.set(bytes) };
}

/** The bytes of pieces in order. */
export function writtenParts(parts: readonly PagePart[]): Uint8Array {
  const written = new Uint8Array(parts.reduce((sum, part) => sum + part.sizeBytes, 0));
  let offset = 0;
  for (const part of parts) {
    part.writeTo(written.subarray(offset, offset + part.sizeBytes));
    offset += part.sizeBytes;
  }
  return written;
}
