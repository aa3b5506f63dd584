import { crc32, deflateRawSync } from 'node:zlib';
import type { ArtifactFile } from '@spinreel/exporters/artifact';
import { exportLimits } from '@spinreel/config-schema/limits';
import { noise } from './good-ad.ts';
import { readZip } from '../src/zip/read-zip.ts';
import { utf8, type Mutation } from './mutate.ts';
import { storedZip } from './stored-zip.ts';

const plus = (path: string, bytes: Uint8Array = utf8('1')): Mutation => ({
  files: (files) => [...files, { path, bytes }],
});

const replaced = (path: string, change: (file: ArtifactFile) => ArtifactFile): Mutation => ({
  files: (files) => files.map((file) => (file.path === path ? change(file) : file)),
});

/** A page that grows to a size with characters that compress well. */
const grown = (sizeBytes: number): Mutation => ({ page: (html) => html.padEnd(sizeBytes, ' ') });

/** For each rule about the upload and what is inside: changes each of which breaks this rule and no other. */
export const packageMutations: Readonly<Record<string, readonly Mutation[]>> = {
  'zip-package': [
    plus('Index.HTML', utf8('<!doctype html>')),
    { upload: ({ fileName }) => ({ fileName, bytes: utf8('<!doctype html><html></html>') }) },
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
  // Inside the ZIP: bytes between the entries and the directory, which belong to no file.
  'packed-size': [{ upload: ({ bytes, fileName }) => ({ fileName, bytes: oversized(bytes, fileName) }) }],
  'unpacked-size': [{ upload: ({ bytes, fileName }) => ({ fileName, bytes: squeezed(bytes) }) }],
  'file-count': [
    {
      files: (files) => [
        ...files,
        ...Array.from({ length: exportLimits.maxFiles }, (_, index) => ({
          path: `part-${index}.js`,
          bytes: utf8('1'),
        })),
      ],
    },
  ],
  'file-names': [plus('icon@2x.js'), plus('größe.js'), plus('a b.js')],
  'no-folders': [plus('scripts/extra.js')],
  'index-at-root': [
    replaced('index.html', (file) => ({ ...file, path: 'ad/index.html' })),
    replaced('index.html', (file) => ({ ...file, path: 'Index.html' })),
  ],
  'entry-size': [grown(exportLimits.indexHtmlMaxBytes + 1)],
  'entry-size-advice': [grown(exportLimits.indexHtmlWarnBytes + 1)],
  'only-scripts': [plus('config.json'), plus('style.css'), plus('notes'), plus('more.html')],
  'no-loose-media': [plus('clip.mp4', noise(100)), plus('cover.PNG', noise(100))],
  'no-nested-archives': [plus('more.zip'), plus('part.js', new Uint8Array([0x50, 0x4b, 3, 4]))],
  'utf-8': [
    replaced('index.html', (file) => ({ ...file, bytes: withByte(file.bytes, 0xfc) })),
    { page: (html) => html.replace('<meta charset="utf-8">', '') },
  ],
};

/** The same ZIP with a script that is as large as all may be, and next to nothing when packed. */
function squeezed(zip: Uint8Array): Uint8Array {
  const reading = readZip(zip, { maxFiles: exportLimits.maxFiles, maxUnpackedBytes: exportLimits.maxBytes });
  if (!reading.ok) throw new Error('The good ad is no ZIP');
  const stored = reading.files.map(({ path, bytes }) => ({
    path,
    packed: bytes,
    method: 0,
    size: bytes.length,
  }));
  const padding = Buffer.alloc(exportLimits.maxBytes, ' ');
  const deflated = {
    path: 'padding.js',
    packed: deflateRawSync(padding),
    method: 8,
    size: padding.length,
    crc: crc32(padding),
  };
  return storedZip([...stored, deflated]);
}

function oversized(bytes: Uint8Array, fileName: string): Uint8Array {
  const missing = exportLimits.maxBytes + 1 - bytes.length;
  if (fileName.endsWith('.html')) return Buffer.concat([bytes, Buffer.alloc(missing, ' ')]);
  const end = Buffer.from(bytes.subarray(-22));
  const directoryOffset = end.readUInt32LE(16);
  end.writeUInt32LE(directoryOffset + missing, 16);
  const before = bytes.subarray(0, directoryOffset);
  return Buffer.concat([before, Buffer.alloc(missing), bytes.subarray(directoryOffset, -22), end]);
}

function withByte(bytes: Uint8Array, byte: number): Uint8Array {
  return Buffer.concat([bytes, new Uint8Array([byte])]);
}
