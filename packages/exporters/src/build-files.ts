import type { BuiltFile, Receipt } from './artifact.ts';
import { composeFiles, type FileParts, sumBytesByAsset } from './page/compose-files.ts';
import { findMediaSpans } from './page/find-media-spans.ts';
import type { Network } from './network.ts';
import { createPageContents, type ExportedAd } from './page/page-contents.ts';
import { writeParts } from './page/page-part.ts';

/** The files of a finished ad, the page first, and the size of each asset. */
export interface BuiltFiles {
  readonly files: BuiltFile[];
  readonly bytesByAsset: Receipt['bytesByAsset'];
}

/** Builds the files of a finished ad. Throws without a cover image. */
export function buildFiles(options: ExportedAd & { network: Network }): BuiltFiles {
  return writeFiles(composeFiles({ contents: createPageContents(options), network: options.network }));
}

/** Writes the files of a finished ad. */
export function writeFiles(files: readonly FileParts[]): BuiltFiles {
  return {
    files: files.map(({ path, parts }) => ({ path, bytes: writeParts(parts), media: findMediaSpans(parts) })),
    bytesByAsset: sumBytesByAsset(files),
  };
}
