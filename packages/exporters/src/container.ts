import type { MediaSlot } from '@spinreel/ad-runtime/runtime-ad';
import type { ArtifactFile } from './artifact.ts';
import type { PagePart } from './page-part.ts';

/** Where one asset ends up: in the page, and in a file beside it if there is one. */
export interface EmbeddedAsset {
  readonly inPage: readonly PagePart[];
  readonly beside: { readonly path: string; readonly parts: readonly PagePart[] } | null;
}

/** How an ad becomes files, and the files the one that is uploaded. */
export interface Container {
  readonly extension: 'zip' | 'html';
  readonly mimeType: string;
  /** Name of the page inside the package. */
  readonly entryPath: string;
  /** Script text of a function `(slot) => data URI, or a falsy value`, called after the page has loaded. */
  readonly lookup: string;
  /** Puts an asset into the ad as the ASCII text of its data URI. */
  embed(slot: MediaSlot, dataUri: readonly PagePart[]): EmbeddedAsset;
  /** How many bytes `pack` makes of files of these names and sizes. */
  packedBytes(files: readonly { readonly path: string; readonly sizeBytes: number }[]): number;
  /** The bytes of the finished file. Equal files give equal bytes. */
  pack(files: readonly ArtifactFile[]): Promise<Uint8Array>;
}
