import type { Container } from './container.ts';
import { findStoredContents, packZip } from '../zip/pack-zip.ts';
import { computeStoredZipSize } from '../zip/write-zip.ts';
import { singleHtml } from './single-html.ts';

/** Each character of base64 carries six bits of eight. The rest is the code table of each block. */
const deflatedShare = 0.753;

/** A ZIP of one self-contained page, for networks that limit the size of the ZIP. */
export const zipOfHtml: Container = {
  ...singleHtml,
  extension: 'zip',
  mimeType: 'application/zip',
  packedShare: deflatedShare,
  packedBytes: (files) =>
    computeStoredZipSize(
      files.map(({ path, sizeBytes }) => ({ path, sizeBytes: Math.ceil(sizeBytes * deflatedShare) })),
    ),
  findContents: () => null,
  pack: (files) => packZip(files, 'DEFLATE'),
};

/** A ZIP of one page, in a folder and under a name that are both the ZIP's own name. */
export const zipOfNamedFolder: Container = { ...zipOfHtml, entryPath: '{name}/{name}.html' };

/** A ZIP of one page for networks that limit the unpacked size: packing it takes no time. */
export const zipOfStoredHtml: Container = {
  ...zipOfHtml,
  packedShare: 1,
  packedBytes: computeStoredZipSize,
  findContents: findStoredContents,
  pack: (files) => packZip(files, 'STORE'),
};
