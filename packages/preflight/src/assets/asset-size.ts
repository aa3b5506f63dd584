/** What an asset is. `markup` is a page without everything that has a line of its own; `data` is any other data. */
export type AssetKind =
  | 'markup'
  | 'script'
  | 'style'
  | 'image'
  | 'video'
  | 'audio'
  | 'font'
  | 'data'
  | 'other';

/** The size of one file, or of one part of it. */
export interface AssetSize {
  /** Path of the file, such as `index.html`. A part has a name after it, such as `index.html: image/png 1`. */
  readonly path: string;
  readonly kind: AssetKind;
  /** Bytes in the unpacked file, as they are written there: base64 counts as text. */
  readonly bytes: number;
  /**
   * Bytes in the ZIP, without its directory. For a part of a compressed file it is an estimate; the parts of a file add
   * up to its true packed size. Null outside a ZIP.
   */
  readonly packedBytes: number | null;
}

/** A part of a file, from `start` to `end`, in bytes. */
export interface FilePart {
  readonly start: number;
  readonly end: number;
  /** Null for what remains of the file itself. */
  readonly name: string | null;
  readonly kind: AssetKind;
}
