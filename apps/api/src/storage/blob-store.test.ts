import { access, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type S3Server, startS3 } from '../../test/start-s3.ts';
import type { BlobStore } from './blob-store.ts';
import { folderBlobStore } from './folder-blob-store.ts';
import { openS3Objects, type S3Objects } from './open-s3-objects.ts';
import { s3AddressOf } from './s3-address.ts';
import { s3BlobStore } from './s3-blob-store.ts';
import { sha256Of } from './sha256.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

const bytes = new TextEncoder().encode('seven seven seven');
const sha256 = sha256Of(bytes);

let server: S3Server;
beforeAll(async () => {
  server = await startS3();
});
beforeEach(() => server.failWith(() => null));
afterAll(() => server.remove());

const kinds: Record<string, () => Promise<BlobStore>> = {
  'in a folder': async () => await folderBlobStore(await temporaryFolder()),
  'on S3': async () => (await onS3()).store,
};

describe.each(Object.entries(kinds))('%s', (_name, open) => {
  it('keeps bytes under their digest, once however often they come', async () => {
    const store = await open();
    expect(await store.keepBytes(bytes)).toBe(sha256);
    expect(await store.keepBytes(bytes)).toBe(sha256);
    expect(await store.sizeBytes(sha256)).toBe(bytes.length);
    expect(await listed(store)).toEqual([sha256]);
  });

  it('hands out a part of a blob, or all of it', async () => {
    const store = await open();
    await store.keepBytes(bytes);
    const part = (start: number, end: number) => buffer(store.read(sha256, { start, end }));
    expect((await part(6, 10)).toString()).toBe('seven');
    expect(await part(0, bytes.length - 1)).toEqual(Buffer.from(bytes));
    expect((await part(16, 16)).toString()).toBe('n');
  });

  it('takes a large written file over, and gives a file with the same bytes', async () => {
    const store = await open();
    const large = Buffer.alloc(12 * 1024 * 1024, 'reels');
    const path = store.temporaryPath();
    await writeFile(path, large);
    await store.keepFile(path, sha256Of(large));
    await expect(access(path)).rejects.toThrow('ENOENT');
    expect(await store.sizeBytes(sha256Of(large))).toBe(large.length);
    const local = await store.localFile(sha256Of(large));
    expect((await readFile(local ?? '')).equals(large)).toBe(true);
  });

  it('knows nothing of blobs that were never kept or were removed', async () => {
    const store = await open();
    expect(await store.localFile(sha256)).toBeNull();
    expect(await store.sizeBytes(sha256)).toBeNull();
    await expect(buffer(store.read(sha256, { start: 0, end: 3 }))).rejects.toBeInstanceOf(Error);
    await store.keepBytes(bytes);
    expect(await store.localFile(sha256)).not.toBeNull();
    await store.remove(sha256);
    await store.remove(sha256);
    expect(await store.sizeBytes(sha256)).toBeNull();
    expect(await store.localFile(sha256)).toBeNull();
    expect(await listed(store)).toEqual([]);
  });

  it('counts a blob that is kept again as new', async () => {
    const store = await open();
    await store.keepBytes(bytes);
    const first = await keptAt(store);
    await new Promise((resolve) => {
      setTimeout(resolve, 1100);
    });
    await store.keepBytes(bytes);
    expect(await keptAt(store)).toBeGreaterThan(first);
  });

  it('refuses anything but a digest as a name', async () => {
    const store = await open();
    await expect(store.localFile('../../etc/passwd')).rejects.toThrow('Not a SHA-256');
    const path = store.temporaryPath();
    await writeFile(path, bytes);
    await expect(store.keepFile(path, `${sha256}/../x`)).rejects.toThrow(/SHA-256/);
  });

  it('removes old temporary files and leaves those that are being written', async () => {
    const store = await open();
    const [old, fresh] = [store.temporaryPath(), store.temporaryPath()];
    await Promise.all([writeFile(old, bytes), writeFile(fresh, bytes)]);
    await utimes(old, new Date(0), new Date(0));
    await store.removeTemporaryBefore(1000);
    await expect(access(old)).rejects.toThrow('ENOENT');
    await access(fresh);
  });

  it('says that it can be used', async () => {
    await (await open()).check();
  });
});

describe('on S3', () => {
  it('does not take bytes for a digest that is not theirs', async () => {
    const { store } = await onS3();
    const path = store.temporaryPath();
    await writeFile(path, 'something else');
    await expect(store.keepFile(path, sha256)).rejects.toThrow('another SHA-256');
    expect(await store.sizeBytes(sha256)).toBeNull();
  });

  it('never shows a blob whose writing broke off', async () => {
    const { store } = await onS3();
    const large = Buffer.alloc(1024 * 1024, 'reels');
    server.failWith(({ method }) => (method === 'PUT' ? 'cut-upload' : null));
    await expect(store.keepBytes(large)).rejects.toThrow(StorageUnavailable);
    // Unlike S3 itself, this service leaves what had arrived.
    expect(await store.localFile(sha256Of(large))).toBeNull();
  });

  it('takes an object with other bytes for none, and repairs it when the blob is kept again', async () => {
    const { store, objects } = await onS3();
    await objects.put(`blobs/${sha256}`, new TextEncoder().encode('seven seven eight'));
    expect(await store.localFile(sha256)).toBeNull();
    await store.keepBytes(bytes);
    expect(await store.localFile(sha256)).not.toBeNull();
  });

  it('says so when an object is shorter than it was', async () => {
    const { store, objects } = await onS3();
    await objects.put(`blobs/${sha256}`, bytes.subarray(0, 5));
    await expect(buffer(store.read(sha256, { start: 0, end: 16 }))).rejects.toThrow(StorageUnavailable);
  });

  it('fetches again what broke off, and gives up after a few times', async () => {
    const { store } = await onS3();
    const large = Buffer.alloc(1024 * 1024, 'reels');
    await store.keepBytes(large);
    server.failWith(({ method, count }) => (method === 'GET' && count === 1 ? 'cut-short' : null));
    expect(await store.localFile(sha256Of(large))).not.toBeNull();
    await store.removeTemporaryBefore(Date.now() + 1000);
    server.failWith(({ method }) => (method === 'GET' ? 'cut-short' : null));
    await expect(store.localFile(sha256Of(large))).rejects.toThrow(StorageUnavailable);
    expect(server.calls()).toBe(3);
  });

  it('tries a few times when the service fails, and then says so', async () => {
    const { store } = await onS3();
    server.failWith(({ count }) => (count <= 2 ? 500 : null));
    await store.keepBytes(bytes);
    server.failWith(() => 503);
    await expect(store.keepBytes(bytes)).rejects.toThrow(StorageUnavailable);
    expect(server.calls()).toBe(3);
  });

  it('says at once that the service refuses the credentials', async () => {
    const { store } = await onS3();
    server.failWith(() => 403);
    await expect(store.check()).rejects.toThrow(/bucket spinreel.*refuses the credentials/);
    expect(server.calls()).toBe(1);
  });
});

it('reads addresses of buckets, and refuses what it does not understand', () => {
  expect(s3AddressOf('s3://ads')).toEqual({
    bucket: 'ads',
    prefix: '',
    endpoint: null,
    region: 'us-east-1',
  });
  expect(s3AddressOf('s3://ads/a/b/?region=eu-central-1&endpoint=http://minio:9000')).toEqual({
    bucket: 'ads',
    prefix: 'a/b/',
    endpoint: 'http://minio:9000',
    region: 'eu-central-1',
  });
  for (const wrong of [
    'https://ads',
    's3:///x',
    's3://key:secret@ads',
    's3://ads?zone=eu',
    's3://ads?endpoint=x',
  ])
    expect(s3AddressOf(wrong)).toBeNull();
});

async function listed(store: BlobStore): Promise<string[]> {
  const found: string[] = [];
  for await (const blob of store.list()) found.push(blob.sha256);
  return found;
}

async function keptAt(store: BlobStore): Promise<number> {
  for await (const { keptAtMs } of store.list()) return keptAtMs;
  return Number.NaN;
}

async function onS3(): Promise<{ store: BlobStore; objects: S3Objects }> {
  const address = s3AddressOf(server.blobUrl());
  if (address === null) throw new Error('not an address');
  const objects = openS3Objects(address);
  const store = s3BlobStore(objects, await folderBlobStore(await temporaryFolder()));
  return { store, objects };
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-blobs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
