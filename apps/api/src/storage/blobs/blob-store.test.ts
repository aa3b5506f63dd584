import { access, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type S3Server, startS3 } from '../../../test/outside-services/start-s3.ts';
import type { BlobStore } from './blob-store.ts';
import { openFolderBlobStore } from './folder-blob-store.ts';
import { openS3Objects, type S3Objects } from './open-s3-objects.ts';
import { parseS3Address } from '../../settings/parse-s3-address.ts';
import { createS3BlobStore } from './s3-blob-store.ts';
import { computeSha256 } from '../sha256.ts';
import { StorageUnavailable } from '../../errors/is-storage-unavailable.ts';

const bytes = new TextEncoder().encode('seven seven seven');
const sha256 = computeSha256(bytes);

let server: S3Server;
beforeAll(async () => {
  server = await startS3();
});
beforeEach(() => server.failWith(() => null));
afterAll(() => server.remove());

const kinds: Record<string, () => Promise<BlobStore>> = {
  'in a folder': async () => await openFolderBlobStore(await temporaryFolder()),
  'on S3': async () => (await onS3()).store,
};

describe.each(Object.entries(kinds))('%s', (_name, open) => {
  it('stores bytes under their digest, once however often they come', async () => {
    const store = await open();
    expect(await store.storeBytes(bytes)).toBe(sha256);
    expect(await store.storeBytes(bytes)).toBe(sha256);
    expect(await store.sizeBytes(sha256)).toBe(bytes.length);
    expect(await listed(store)).toEqual([sha256]);
  });

  it('reads a part of a blob, or all of it', async () => {
    const store = await open();
    await store.storeBytes(bytes);
    const part = (start: number, end: number) => buffer(store.read(sha256, { start, end }));
    expect((await part(6, 10)).toString()).toBe('seven');
    expect(await part(0, bytes.length - 1)).toEqual(Buffer.from(bytes));
    expect((await part(16, 16)).toString()).toBe('n');
  });

  it('moves a large file into the store, and reads the same bytes', async () => {
    const store = await open();
    const large = Buffer.alloc(12 * 1024 * 1024, 'reels');
    const path = store.temporaryPath();
    await writeFile(path, large);
    await store.storeFile(path, computeSha256(large));
    await expect(access(path)).rejects.toThrow('ENOENT');
    expect(await store.sizeBytes(computeSha256(large))).toBe(large.length);
    const local = await store.localFile(computeSha256(large));
    expect((await readFile(local ?? '')).equals(large)).toBe(true);
  });

  it('finds no blob that was never stored or was removed', async () => {
    const store = await open();
    expect(await store.localFile(sha256)).toBeNull();
    expect(await store.sizeBytes(sha256)).toBeNull();
    await expect(buffer(store.read(sha256, { start: 0, end: 3 }))).rejects.toBeInstanceOf(Error);
    await store.storeBytes(bytes);
    expect(await store.localFile(sha256)).not.toBeNull();
    await store.remove(sha256);
    await store.remove(sha256);
    expect(await store.sizeBytes(sha256)).toBeNull();
    expect(await store.localFile(sha256)).toBeNull();
    expect(await listed(store)).toEqual([]);
  });

  it('renews the age of a blob that is stored again', async () => {
    const store = await open();
    await store.storeBytes(bytes);
    const first = await keptAt(store);
    await new Promise((resolve) => {
      setTimeout(resolve, 1100);
    });
    await store.storeBytes(bytes);
    expect(await keptAt(store)).toBeGreaterThan(first);
  });

  it('renews a blob that was just stored, but not one that is missing', async () => {
    const store = await open();
    expect(await store.renew(sha256)).toBeNull();
    await store.storeBytes(bytes);
    expect(await store.renew(sha256)).toBe(bytes.length);
    await store.remove(sha256);
    expect(await store.renew(sha256)).toBeNull();
    await expect(store.renew('../../etc/passwd')).rejects.toThrow('Not a SHA-256');
  });

  it('refuses any name that is not a digest', async () => {
    const store = await open();
    await expect(store.localFile('../../etc/passwd')).rejects.toThrow('Not a SHA-256');
    const path = store.temporaryPath();
    await writeFile(path, bytes);
    await expect(store.storeFile(path, `${sha256}/../x`)).rejects.toThrow(/SHA-256/);
  });

  it('removes old temporary files and leaves those in use', async () => {
    const store = await open();
    const [old, fresh] = [store.temporaryPath(), store.temporaryPath()];
    await Promise.all([writeFile(old, bytes), writeFile(fresh, bytes)]);
    await utimes(old, new Date(0), new Date(0));
    await store.removeTemporaryBefore(1000);
    await expect(access(old)).rejects.toThrow('ENOENT');
    await access(fresh);
  });

  it('reports that it can be used', async () => {
    await (await open()).check();
  });
});

it('renews the age of a blob in a folder without storing it', async () => {
  const store = await openFolderBlobStore(await temporaryFolder());
  await store.storeBytes(bytes);
  await utimes((await store.localFile(sha256)) ?? '', new Date(0), new Date(0));
  expect(await store.renew(sha256)).toBe(bytes.length);
  expect(await keptAt(store)).toBeGreaterThan(Date.now() - 60_000);
});

describe('on S3', () => {
  it('asks for a blob again whose object is no longer new', async () => {
    const { store } = await onS3();
    await store.storeBytes(bytes);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await store.renew(sha256)).toBeNull();
  });

  it('refuses bytes that do not match their digest', async () => {
    const { store } = await onS3();
    const path = store.temporaryPath();
    await writeFile(path, 'something else');
    await expect(store.storeFile(path, sha256)).rejects.toThrow('another SHA-256');
    expect(await store.sizeBytes(sha256)).toBeNull();
  });

  // Requirement: reliability.object-storage
  it('never shows a blob whose writing was interrupted', async () => {
    const { store } = await onS3();
    const large = Buffer.alloc(1024 * 1024, 'reels');
    server.failWith(({ method }) => (method === 'PUT' ? 'cut-upload' : null));
    await expect(store.storeBytes(large)).rejects.toThrow(StorageUnavailable);
    // Unlike S3 itself, this service leaves what had arrived.
    expect(await store.localFile(computeSha256(large))).toBeNull();
  });

  // Requirement: reliability.object-storage
  it('ignores an object with other bytes, and repairs it when the blob is stored again', async () => {
    const { store, objects } = await onS3();
    await objects.put(`blobs/${sha256}`, new TextEncoder().encode('seven seven eight'));
    expect(await store.localFile(sha256)).toBeNull();
    await store.storeBytes(bytes);
    expect(await store.localFile(sha256)).not.toBeNull();
  });

  it('reports an object that is shorter than it was', async () => {
    const { store, objects } = await onS3();
    await objects.put(`blobs/${sha256}`, bytes.subarray(0, 5));
    await expect(buffer(store.read(sha256, { start: 0, end: 16 }))).rejects.toThrow(StorageUnavailable);
  });

  it('resumes an interrupted download, and gives up after a few retries', async () => {
    const { store } = await onS3();
    const large = Buffer.alloc(1024 * 1024, 'reels');
    await store.storeBytes(large);
    server.failWith(({ method, count }) => (method === 'GET' && count === 1 ? 'cut-short' : null));
    expect(await store.localFile(computeSha256(large))).not.toBeNull();
    await store.removeTemporaryBefore(Date.now() + 1000);
    server.failWith(({ method }) => (method === 'GET' ? 'cut-short' : null));
    await expect(store.localFile(computeSha256(large))).rejects.toThrow(StorageUnavailable);
    expect(server.calls()).toBe(3);
  });

  // Requirement: reliability.object-storage
  it('retries a failing service a few times, and then reports it', async () => {
    const { store } = await onS3();
    server.failWith(({ count }) => (count <= 2 ? 500 : null));
    await store.storeBytes(bytes);
    server.failWith(() => 503);
    await expect(store.storeBytes(bytes)).rejects.toThrow(StorageUnavailable);
    expect(server.calls()).toBe(3);
  });

  // Requirement: reliability.object-storage
  it('reports refused credentials at once', async () => {
    const { store } = await onS3();
    server.failWith(() => 403);
    await expect(store.check()).rejects.toThrow(/bucket spinreel.*refuses the credentials/);
    expect(server.calls()).toBe(1);
  });
});

it('parses bucket addresses, and refuses invalid ones', () => {
  expect(parseS3Address('s3://ads')).toEqual({
    bucket: 'ads',
    prefix: '',
    endpoint: null,
    region: 'us-east-1',
  });
  expect(parseS3Address('s3://ads/a/b/?region=eu-central-1&endpoint=http://minio:9000')).toEqual({
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
    expect(parseS3Address(wrong)).toBeNull();
});

async function listed(store: BlobStore): Promise<string[]> {
  const found: string[] = [];
  for await (const blob of store.list()) found.push(blob.sha256);
  return found;
}

async function keptAt(store: BlobStore): Promise<number> {
  for await (const { storedAtMs } of store.list()) return storedAtMs;
  return Number.NaN;
}

async function onS3(): Promise<{ store: BlobStore; objects: S3Objects }> {
  const address = parseS3Address(server.blobUrl());
  if (address === null) throw new Error('not an address');
  const objects = openS3Objects(address);
  const store = createS3BlobStore(objects, await openFolderBlobStore(await temporaryFolder()));
  return { store, objects };
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-blobs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
