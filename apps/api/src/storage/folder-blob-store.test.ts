import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { folderBlobStore } from './folder-blob-store.ts';
import { sha256Of } from './sha256.ts';

const bytes = new TextEncoder().encode('seven seven seven');
const sha256 = sha256Of(bytes);

it('keeps bytes under their digest, once however often they come', async () => {
  const { store } = await setup();
  expect(await store.keepBytes(bytes)).toBe(sha256);
  expect(await store.keepBytes(bytes)).toBe(sha256);
  expect(await store.sizeBytes(sha256)).toBe(bytes.length);
  expect(await listed(store)).toEqual([sha256]);
  expect((await buffer(store.read(sha256, { start: 6, end: 10 }))).toString()).toBe('seven');
});

it('takes a written file over and leaves no temporary file', async () => {
  const { store, folder } = await setup();
  const path = store.temporaryPath();
  await writeFile(path, bytes);
  await store.keepFile(path, sha256);
  expect(await store.localFile(sha256)).toContain(sha256);
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
});

it('knows nothing of blobs that were never kept or were removed', async () => {
  const { store } = await setup();
  expect(await store.localFile(sha256)).toBeNull();
  await store.keepBytes(bytes);
  await store.remove(sha256);
  await store.remove(sha256);
  expect(await store.sizeBytes(sha256)).toBeNull();
});

it('refuses anything but a digest as a name', async () => {
  const { store } = await setup();
  await expect(store.localFile('../../etc/passwd')).rejects.toThrow('Not a SHA-256');
  await expect(store.keepFile('/nowhere', `${sha256}/../x`)).rejects.toThrow('Not a SHA-256');
});

it('removes old temporary files and leaves those that are being written', async () => {
  const { store, folder } = await setup();
  const [old, fresh] = [store.temporaryPath(), store.temporaryPath()];
  await Promise.all([writeFile(old, bytes), writeFile(fresh, bytes)]);
  await utimes(old, new Date(0), new Date(0));
  await store.removeTemporaryBefore(1000);
  expect(await readdir(join(folder, 'tmp'))).toEqual([fresh.slice(fresh.lastIndexOf('/') + 1)]);
});

async function listed(store: Awaited<ReturnType<typeof folderBlobStore>>): Promise<string[]> {
  const found: string[] = [];
  for await (const blob of store.list()) found.push(blob.sha256);
  return found;
}

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-blobs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, store: await folderBlobStore(folder) };
}
