import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openFolderBlobStore } from '../blobs/folder-blob-store.ts';
import { computeSha256 } from '../sha256.ts';
import { openStoredFile } from './open-stored-file.ts';
import { splitFile, storeFile } from './store-file.ts';
import { isFileStored, listBlobs, readStoredFile } from './stored-file.ts';
import { withLocalFile } from './with-local-file.ts';

const clip = randomBytes(200_000);
const song = randomBytes(100_000);
const icon = randomBytes(500);
/** More bytes than are kept in memory. */
const tooLarge = 33_000_000;

it('stores large media once for all files, and reads each file as it was', async () => {
  const { blobs, store, readAll } = await setup();
  const first = await store(['<p>one</p>', clip, '<hr>', icon, '<hr>', song, '</html>']);
  const second = await store(['<p>two, longer</p>', song, '<hr>', clip]);
  for (const { bytes, file } of [first, second]) expect((await readAll(file)).equals(bytes)).toBe(true);
  expect(new Set([...listBlobs(first.file), ...listBlobs(second.file)])).toHaveLength(4);
  const stored = vi.spyOn(blobs, 'storeBytes');
  expect((await store(['<p>three</p>', clip])).file.parts).toHaveLength(2);
  expect(stored.mock.calls.map(([bytes]) => Buffer.from(bytes).toString())).toEqual(['<p>three</p>']);
});

it('stores a file without large media as the blob of its own digest', async () => {
  const { store } = await setup();
  const { bytes, file } = await store(['<p>one</p>', icon]);
  expect(file.parts).toEqual([{ sha256: computeSha256(bytes), start: 0, end: bytes.length }]);
});

it('reads the same bytes for every range, also across the borders of parts', async () => {
  const { blobs, store } = await setup();
  const { bytes, file } = await store(['head', clip, 'middle', clip, song, 'foot']);
  const { open, sizeBytes } = openStoredFile(blobs, file);
  expect(sizeBytes).toBe(bytes.length);
  const borders = [0, 4, 200_004, 200_010, 400_010, 500_010, bytes.length];
  const places = borders.flatMap((border) => [border - 1, border, border + 1]);
  const inside = places.filter((place) => place >= 0 && place < bytes.length);
  for (const start of inside)
    for (const end of inside.filter((place) => place >= start)) {
      const read = await buffer(open({ start, end }));
      expect(read.equals(bytes.subarray(start, end + 1)), `${start}-${end}`).toBe(true);
    }
});

it('reads the rows of earlier versions, whose file is one blob', async () => {
  const { blobs, readAll } = await setup();
  const sha256 = await blobs.storeBytes(clip);
  const file = readStoredFile({ sha256, size_bytes: clip.length, parts: null });
  expect(await isFileStored(blobs, file)).toBe(true);
  expect((await readAll(file)).equals(clip)).toBe(true);
});

it('reads the media of two files once', async () => {
  const { blobs, store, readAll } = await setup();
  const [first, second] = [await store(['<p>one</p>', clip, song]), await store([clip, '<p>two</p>'])];
  const read = vi.spyOn(blobs, 'read');
  for (const { bytes, file } of [first, second]) expect((await readAll(file)).equals(bytes)).toBe(true);
  expect(read.mock.calls.filter(([sha256]) => sha256 === computeSha256(clip))).toHaveLength(1);
});

it('reads media that are too large for the memory', async () => {
  const { store, readAll } = await setup();
  const { bytes, file } = await store(['head', Buffer.alloc(tooLarge, 1), 'middle', clip]);
  for (const _ of [1, 2]) expect((await readAll(file)).equals(bytes)).toBe(true);
});

// Requirement: reliability.expiry
it.each([5_000_000, tooLarge])(
  'completes a running download although all its blobs are removed, with media of %i bytes',
  async (sizeBytes) => {
    const { blobs, store } = await setup();
    const { bytes, file } = await store(['head', Buffer.alloc(sizeBytes, 1), 'middle', clip, song, 'foot']);
    const content = openStoredFile(blobs, file).open({ start: 0, end: bytes.length - 1 });
    const chunks: Buffer[] = [];
    for await (const chunk of content) {
      if (chunks.length === 0) for (const sha256 of listBlobs(file)) await blobs.remove(sha256);
      chunks.push(chunk as Buffer);
    }
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
    expect(await isFileStored(blobs, file)).toBe(false);
  },
);

it.each([
  ['changed', (path: string) => writeFile(path, randomBytes(clip.length))],
  ['truncated', (path: string) => truncate(path, 1000)],
])('never delivers the last bytes of a file with a %s part, and stores the part again', async (_, damage) => {
  const { blobs, store } = await setup();
  const texts = ['head', song, 'middle', clip];
  const { bytes, file } = await store(texts);
  await damage((await blobs.localFile(computeSha256(clip))) ?? '');
  let received = 0;
  const read = async () => {
    for await (const chunk of openStoredFile(blobs, file).open({ start: 0, end: bytes.length - 1 }))
      received += (chunk as Buffer).length;
  };
  await expect(read()).rejects.toThrow('damaged');
  expect(received).toBeLessThan(bytes.length);
  expect(await isFileStored(blobs, file)).toBe(false);
  expect(await blobs.sizeBytes(computeSha256(song))).toBe(song.length);
  await store(texts);
  expect(await isFileStored(blobs, file)).toBe(true);
});

it('fails to read a file whose part is missing', async () => {
  const { blobs, store, readAll } = await setup();
  const { file } = await store(['head', clip, 'middle', song, 'foot']);
  await blobs.remove(computeSha256(song));
  await expect(readAll(file)).rejects.toThrow('ENOENT');
});

it.each([clip.length, tooLarge])(
  'stops reading when the reader leaves, with media of %i bytes',
  async (sizeBytes) => {
    const { blobs, store } = await setup();
    const { bytes, file } = await store(['head', Buffer.alloc(sizeBytes, 1), 'middle', song]);
    const read = vi.spyOn(blobs, 'read');
    openStoredFile(blobs, file)
      .open({ start: 0, end: bytes.length - 1 })
      .destroy();
    const streams = read.mock.results.map(({ value }) => value as ReturnType<typeof blobs.read>);
    await expect.poll(() => streams.every(({ destroyed }) => destroyed)).toBe(true);
  },
);

it('reads nothing more for a reader that left before a damaged part was read', async () => {
  const { blobs, store, readAll } = await setup();
  const { bytes, file } = await store(['head', clip, 'foot']);
  const readStored = blobs.read;
  const damaged = new PassThrough();
  const streams = [damaged];
  const read = vi.spyOn(blobs, 'read').mockImplementation((sha256, range) => {
    const isClip = sha256 === computeSha256(clip);
    return (isClip ? streams.pop() : undefined) ?? readStored(sha256, range);
  });
  const leaving = openStoredFile(blobs, file).open({ start: 0, end: bytes.length - 1 });
  leaving.read();
  const staying = readAll(file);
  leaving.destroy();
  damaged.end(randomBytes(clip.length));
  expect((await staying).equals(bytes)).toBe(true);
  expect(read.mock.calls.filter(([sha256]) => sha256 === computeSha256(clip))).toHaveLength(2);
});

it('composes a local file for as long as it is used', async () => {
  const { blobs, folder, store } = await setup();
  const { bytes, file } = await store(['head', clip, 'foot']);
  expect(await withLocalFile(blobs, file, async (path) => (await readFile(path)).equals(bytes))).toBe(true);
  const failing = withLocalFile(blobs, file, () => Promise.reject(new Error('the play failed')));
  await expect(failing).rejects.toThrow('the play failed');
  await blobs.remove(computeSha256(clip));
  expect(await withLocalFile(blobs, file, async () => 'used')).toBeNull();
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
});

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const blobs = await openFolderBlobStore(folder);
  /** Stores a file of texts and media, in this order. */
  const store = async (contents: readonly (string | Buffer)[]) => {
    const chunks = contents.map((content) => Buffer.from(content));
    const bytes = Buffer.concat(chunks);
    const media = contents.flatMap((content, index) => {
      const start = Buffer.concat(chunks.slice(0, index)).length;
      return typeof content === 'string' ? [] : [{ start, end: start + content.length }];
    });
    const split = splitFile({ bytes, media }, { includesMedia: true });
    await storeFile(blobs, split);
    return { bytes, file: { sha256: computeSha256(bytes), parts: split.parts } };
  };
  const readAll = (file: Parameters<typeof openStoredFile>[1]) => {
    const { open, sizeBytes } = openStoredFile(blobs, file);
    return buffer(open({ start: 0, end: sizeBytes - 1 }));
  };
  return { folder, blobs, store, readAll };
}
