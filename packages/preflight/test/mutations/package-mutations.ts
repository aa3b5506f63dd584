import { crc32, deflateRawSync } from 'node:zlib';
import type { ArtifactFile } from '@spinreel/exporters/artifact';
import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { noise } from '../ads/good-ad.ts';
import { readZip } from '../../src/zip/read-zip.ts';
import { utf8, type Mutation, type Upload } from './mutate.ts';
import { storedZip } from '../ads/stored-zip.ts';

/** Adds a file next to the page. */
const plus = (name: string, bytes: Uint8Array = utf8('1')): Mutation => ({
  files: (files) => [...files, { path: besidePage(files, name), bytes }],
});

const besidePage = ([page]: readonly ArtifactFile[], name: string) =>
  [...(page?.path.split('/').slice(0, -1) ?? []), name].join('/');

const changedPage = (change: (file: ArtifactFile) => ArtifactFile): Mutation => ({
  files: ([page, ...others]) => (page === undefined ? others : [change(page), ...others]),
});

const inCapitals = (path: string) => path.replace(/\w+\.html$/, (name) => name.toUpperCase());

/** Pads the page to a size with characters that compress well. */
const grown = (sizeBytes: number): Mutation => ({ page: (html) => html.padEnd(sizeBytes, ' ') });

/** Changes by rule about the upload and its contents. Each change breaks this rule and no other. */
export const packageMutations: Readonly<Record<string, readonly Mutation[]>> = {
  'zip-package': [
    { files: ([page, ...others]) => [...doubled(page), ...others] },
    { upload: ({ fileName }) => ({ fileName, bytes: utf8('Lucky Sevens') }) },
    { upload: ({ fileName, bytes }) => ({ fileName, bytes: bytes.slice(0, -1) }) },
    { upload: ({ fileName }) => ({ fileName, bytes: new Uint8Array() }) },
  ],
  'single-html': [
    { upload: ({ fileName }) => ({ fileName, bytes: new Uint8Array([0x50, 0x4b, 3, 4, 0]) }) },
    { upload: ({ fileName }) => ({ fileName, bytes: new Uint8Array() }) },
    { upload: ({ fileName }) => ({ fileName, bytes: utf8('Lucky Sevens') }) },
  ],
  'file-extension': [
    { upload: ({ bytes }) => ({ bytes, fileName: 'ad.txt' }) },
    { upload: ({ bytes }) => ({ bytes, fileName: 'ad' }) },
  ],
  // In a ZIP, the added bytes are between the entries and the directory and belong to no file.
  'packed-size': [{ upload: (upload, { limits }) => padded(upload, (limits.maxBytes ?? 0) + 1) }],
  'size-advice': [{ upload: (upload, { limits }) => padded(upload, (limits.adviceBytes ?? 0) + 1) }],
  'unpacked-size': [
    {
      upload: ({ bytes, fileName }, { limits }) => ({
        fileName,
        bytes: squeezed(bytes, limits.maxBytes ?? 0),
      }),
    },
  ],
  'package-name': [{ upload: ({ bytes }) => ({ bytes, fileName: 'renamed.zip' }) }],
  'required-files': [
    { files: (files) => files.slice(0, 1) },
    { files: ([page, ...extra]) => [...(page ? [page] : []), ...extra.map(emptied)] },
  ],
  'file-count': [
    {
      files: (files, { limits }) => [
        ...files,
        ...Array.from({ length: limits.maxFiles }, (_, index) => ({
          path: besidePage(files, `part_${index}.js`),
          bytes: utf8('1'),
        })),
      ],
    },
  ],
  'file-names': [plus('icon@2x.js'), plus('größe.js'), plus('a b.js')],
  'no-folders': [plus('scripts/extra.js')],
  'index-at-root': [
    changedPage((page) => ({ ...page, path: `in/another/${page.path.split('/').at(-1)}` })),
    changedPage((page) => ({ ...page, path: inCapitals(page.path) })),
  ],
  'entry-size': [grown(exportLimits.indexHtmlMaxBytes + 1)],
  'entry-size-advice': [grown(exportLimits.indexHtmlWarnBytes + 1)],
  'only-scripts': [plus('settings.json'), plus('style.css'), plus('notes'), plus('more.html')],
  'no-loose-media': [plus('clip.mp4', noise(100)), plus('cover.PNG', noise(100))],
  'no-nested-archives': [plus('more.zip'), plus('part.js', new Uint8Array([0x50, 0x4b, 3, 4]))],
  'utf-8': [
    changedPage((file) => ({ ...file, bytes: withByte(file.bytes, 0xfc) })),
    { page: (html) => html.replace('<meta charset="utf-8">', '') },
  ],
};

function doubled(page: ArtifactFile | undefined): ArtifactFile[] {
  return page === undefined ? [] : [page, { path: inCapitals(page.path), bytes: utf8('<!doctype html>') }];
}

const emptied = (file: ArtifactFile) => ({ ...file, bytes: utf8('{}') });

/** Adds a script to the ZIP that has the maximum total size when unpacked, and is tiny when packed. */
function squeezed(zip: Uint8Array, maxBytes: number): Uint8Array {
  const reading = readZip(zip, { maxFiles: exportLimits.maxFiles, maxUnpackedBytes: maxBytes });
  if (!reading.ok) throw new Error('The good ad is no ZIP');
  const stored = reading.files.map(({ path, bytes }) => ({
    path,
    packed: bytes,
    method: 0,
    size: bytes.length,
  }));
  const padding = Buffer.alloc(maxBytes, ' ');
  const deflated = {
    path: 'padding.js',
    packed: deflateRawSync(padding),
    method: 8,
    size: padding.length,
    crc: crc32(padding),
  };
  return storedZip([...stored, deflated]);
}

/** Pads an upload to a size. In a ZIP, the added bytes are between the entries and the directory. */
function padded({ bytes, fileName }: Upload, sizeBytes: number): Upload {
  const missing = sizeBytes - bytes.length;
  if (fileName.endsWith('.html'))
    return { fileName, bytes: Buffer.concat([bytes, Buffer.alloc(missing, ' ')]) };
  const end = Buffer.from(bytes.subarray(-22));
  const directoryOffset = end.readUInt32LE(16);
  end.writeUInt32LE(directoryOffset + missing, 16);
  const before = bytes.subarray(0, directoryOffset);
  const directory = bytes.subarray(directoryOffset, -22);
  return { fileName, bytes: Buffer.concat([before, Buffer.alloc(missing), directory, end]) };
}

function withByte(bytes: Uint8Array, byte: number): Uint8Array {
  return Buffer.concat([bytes, new Uint8Array([byte])]);
}
