import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import type { BlobStore } from '../blobs/blob-store.ts';
import { computeSha256 } from '../sha256.ts';
import { createRecentBlobs } from './recent-blobs.ts';

const [one, two, three] = ['one.', 'two.', 'three...'].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
];

it('reads a blob once, also if it is opened again while it is read', async () => {
  const { open, read } = setup();
  const [first, second] = [open(one), open(one)];
  expect(await first?.bytes).toEqual(one);
  expect(await second?.bytes).toEqual(one);
  first?.close();
  second?.close();
  expect(await open(one)?.bytes).toEqual(one);
  expect(read).toHaveBeenCalledTimes(1);
});

it('drops the blob that was not opened for the longest time when there is not enough memory', async () => {
  const { open, read, use } = setup();
  for (const blob of [one, two, one, three]) await use(blob);
  read.mockClear();
  for (const blob of [one, three]) await use(blob);
  expect(read).not.toHaveBeenCalled();
  expect(await open(two)?.bytes).toEqual(two);
  expect(read).toHaveBeenCalledTimes(1);
});

it('keeps the blobs that are open, and opens no others if there is not enough memory', async () => {
  const { open } = setup();
  const [first, second] = [open(one), open(two)];
  expect(open(three)).toBeNull();
  expect([await first?.bytes, await second?.bytes]).toEqual([one, two]);
  first?.close();
  expect(open(three)).not.toBeNull();
});

it('stops reading when nobody needs the blob any more', async () => {
  const { open, read } = setup();
  const stuck = new Readable({ read: () => undefined });
  read.mockImplementationOnce(() => stuck);
  const [first, second] = [open(one), open(one)];
  first?.close();
  expect(stuck.destroyed).toBe(false);
  second?.close();
  expect(stuck.destroyed).toBe(true);
  expect(await open(one)?.bytes).toEqual(one);
});

it('opens no blob that is larger than the whole memory, and keeps the others', async () => {
  const { open, read, use } = setup();
  await use(one);
  expect(open(Buffer.alloc(13))).toBeNull();
  await use(one);
  expect(read).toHaveBeenCalledTimes(1);
});

it('does not keep a blob that is damaged or cannot be read', async () => {
  const { open, read } = setup();
  read.mockImplementationOnce(() => Readable.from([two]));
  expect(await open(one)?.bytes).toBeNull();
  read.mockImplementationOnce(() => {
    const failing = new Readable();
    return failing.destroy(new Error('the disk failed'));
  });
  await expect(open(one)?.bytes).rejects.toThrow('the disk failed');
  expect(await open(one)?.bytes).toEqual(one);
  // Blobs that are not kept use no memory.
  expect(open(three)).not.toBeNull();
});

/** Creates a memory of 12 bytes for blobs that are named by their content. */
function setup() {
  const stored = new Map([one, two, three].map((bytes) => [computeSha256(bytes), bytes]));
  const read = vi.fn((sha256: string) => Readable.from([stored.get(sha256)]));
  const recent = createRecentBlobs({ read } as Partial<BlobStore> as BlobStore, 12);
  const open = (bytes: Buffer) => recent.open(computeSha256(bytes), bytes.byteLength);
  const use = async (bytes: Buffer) => {
    const opened = open(bytes);
    await opened?.bytes;
    opened?.close();
  };
  return { open, read, use };
}
