import type { MediaSlot } from '@spinreel/ad-runtime/runtime-ad';

/** The item to which bytes of a finished file are attributed: an asset, `fonts`, or `player` for script and markup. */
export type ReceiptKey = MediaSlot | 'fonts' | 'player';

/** A part of a finished file. It writes directly into the target, so media are encoded and copied in a single pass. */
export interface PagePart {
  readonly key: ReceiptKey;
  readonly sizeBytes: number;
  /** Fills `target`, which has exactly `sizeBytes` bytes. */
  writeTo(target: Uint8Array): void;
}

const encoder = new TextEncoder();

/** Creates a part from text. Lone surrogates must be escaped before. */
export function textPart(key: ReceiptKey, text: string): PagePart {
  const bytes = encoder.encode(text);
  return { key, sizeBytes: bytes.length, writeTo: (target) => target.set(bytes) };
}

/** Concatenates the bytes of parts. */
export function writeParts(parts: readonly PagePart[]): Uint8Array {
  const written = new Uint8Array(parts.reduce((sum, part) => sum + part.sizeBytes, 0));
  let offset = 0;
  for (const part of parts) {
    part.writeTo(written.subarray(offset, offset + part.sizeBytes));
    offset += part.sizeBytes;
  }
  return written;
}
