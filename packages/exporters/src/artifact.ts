/** One file inside a network's package. */
export interface ArtifactFile {
  /** Name inside the ZIP, or the single file's own: `[A-Za-z0-9._-]+`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** One file of a finished ad. */
export interface BuiltFile extends ArtifactFile {
  /** Where `bytes` contains assets: spans in order, each with a part of one asset. */
  readonly media: readonly ByteSpan[];
}

/** The size of each asset in the finished file, in bytes after base64 encoding. */
export interface Receipt {
  /** The sum of the unpacked files. */
  readonly unpackedBytes: number;
  /** The finished file. */
  readonly packedBytes: number;
  /** By slot (`video`, `cover`, ...), plus `fonts`, and `player` for script and markup. */
  readonly bytesByAsset: Readonly<Record<string, number>>;
}

/** Bytes of a finished file from `start` to before `end`. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

/** A finished ad for one network. Equal input gives equal bytes. */
export interface Artifact {
  readonly network: string;
  /** `zip` or `html`. */
  readonly extension: 'zip' | 'html';
  /** `application/zip` or `text/html; charset=utf-8`. */
  readonly mimeType: string;
  /** The file to upload to the network. */
  readonly bytes: Uint8Array;
  /** SHA-256 of `bytes` as 64 hexadecimal digits. */
  readonly sha256: string;
  /** The files in the package. A single HTML file has one entry. */
  readonly files: readonly BuiltFile[];
  /**
   * Where `bytes` contains assets: spans in order that do not overlap, each with a part of one asset. The same asset gives the
   * same bytes in another file with the same encoding, so that files can share them. Empty if the container compresses.
   */
  readonly media: readonly ByteSpan[];
  readonly receipt: Receipt;
}
