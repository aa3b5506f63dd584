/** What the license stated in a font allows. */
export type EmbeddingRights =
  | { readonly isEmbeddable: true; readonly isReducible: boolean }
  | { readonly isEmbeddable: false; readonly reason: 'restricted' | 'bitmap-only' };

/** Bits of `fsType` (https://learn.microsoft.com/typography/opentype/spec/os2#fstype). */
const bits = {
  restricted: 0x2,
  preview: 0x4,
  editable: 0x8,
  noSubsetting: 0x100,
  bitmapOnly: 0x200,
} as const;

/**
 * Reads the embedding rights from a font's OS/2 table. An ad shows its texts and does not let viewers edit them, so the
 * right to embed a font for viewing is enough. Where several of these bits are set, as in old fonts, the one that allows
 * most counts. A font without the table restricts nothing.
 */
export function readEmbeddingRights(table: Uint8Array | undefined): EmbeddingRights {
  if (table === undefined || table.length < 10) return { isEmbeddable: true, isReducible: true };
  const type = new DataView(table.buffer, table.byteOffset).getUint16(8);
  const allowsViewing = (type & (bits.preview | bits.editable)) !== 0;
  if ((type & bits.restricted) !== 0 && !allowsViewing) return { isEmbeddable: false, reason: 'restricted' };
  if ((type & bits.bitmapOnly) !== 0) return { isEmbeddable: false, reason: 'bitmap-only' };
  return { isEmbeddable: true, isReducible: (type & bits.noSubsetting) === 0 };
}
