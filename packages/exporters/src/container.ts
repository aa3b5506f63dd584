import type { MediaSlot } from '@spinreel/ad-runtime/runtime-ad';
import type { ArtifactFile } from './artifact.ts';
import type { PagePart } from './page-part.ts';

/** Where one asset ends up: text in the page, and the file beside it if there is one. */
export interface EmbeddedAsset {
  readonly inPage: PagePart;
  readonly beside: { readonly path: string; readonly bytes: Uint8Array } | null;
}

/** How an ad becomes files, and the files the one that is uploaded. */
export interface Container {
  readonly extension: 'zip' | 'html';
  readonly mimeType: string;
  /** Name of the page inside the package. */
  readonly entryPath: string;
  /** Script text of a function `(slot) => data URI, or a falsy value`, called after the page has loaded. */
  readonly lookup: string;
  /** Puts an asset into the ad; `dataUri` is the ASCII text of its data URI. */
  embed(slot: MediaSlot, dataUri: Uint8Array): EmbeddedAsset;
  /** The bytes of the finished file. Equal files give equal bytes. */
  pack(files: readonly ArtifactFile[]): Promise<Uint8Array>;
}
