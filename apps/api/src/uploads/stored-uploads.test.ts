import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeTruncatedPng } from '@spinreel/fixtures/hostile/hostile-images';
import { expect, it } from 'vitest';
import { ApiProblem } from '../errors/api-problem.ts';
import { createJobsBusy, JobsBusy } from '../errors/jobs-busy.ts';
import { computeSha256 } from '../storage/sha256.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { coverFile } from '../../test/upload-ad.ts';

// Requirement: security.quotas
it('removes a refused image at once, and does not count it', async () => {
  const server = await startTestServer();
  const client = await server.unlocked();
  const broken = { name: 'badge.png', bytes: await makeTruncatedPng() };
  const answers = await Promise.all([1, 2, 3].map(() => client.upload('image', broken)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
  expect(await storedFiles(server)).toEqual([]);
  expect(await server.services.database.selectFrom('asset').selectAll().execute()).toEqual([]);
});

it('keeps the bytes that an asset or another upload needs when an upload of the same bytes fails', async () => {
  const { services, dataDir, unlocked } = await startTestServer();
  const { storedUploads, blobs } = services;
  const client = await unlocked();
  const cover = await coverFile();
  await client.upload('image', cover);
  const [asset] = await services.database.selectFrom('asset').selectAll().execute();
  const sha256 = asset?.original_sha256 ?? '';
  const path = join(dataDir, 'no-such-file');
  const fail = () => storedUploads.whileStored({ path, sha256 }, () => Promise.reject(new Error('no')));
  await expect(fail()).rejects.toThrow('no');
  expect(await blobs.sizeBytes(sha256)).toBe(cover.bytes.byteLength);

  const other = await blobs.storeBytes(Buffer.from('other'));
  await blobs.remove(other);
  const run = async (work: () => Promise<unknown>) => {
    const temporary = blobs.temporaryPath();
    await writeFile(temporary, 'other');
    return await storedUploads.whileStored({ path: temporary, sha256: other }, work).catch(() => null);
  };
  const slow = run(async () => {
    await wait(50);
    return await blobs.sizeBytes(other);
  });
  await run(() => Promise.reject(new Error('no')));
  expect(await slow).toBe(5);
});

it('keeps the bytes of an upload that is refused while its job continues', async () => {
  const { services } = await startTestServer();
  const path = services.blobs.temporaryPath();
  await writeFile(path, 'slow');
  const sha256 = computeSha256(Buffer.from('slow'));
  const upload = services.storedUploads.whileStored({ path, sha256 }, () =>
    Promise.reject(createJobsBusy(1000)),
  );
  await expect(upload).rejects.toThrow(JobsBusy);
  expect(await services.blobs.sizeBytes(sha256)).toBe(4);
});

it('answers busy when a shared job lost the bytes to an earlier upload that gave up', async () => {
  const { services } = await startTestServer();
  const path = services.blobs.temporaryPath();
  await writeFile(path, 'shared');
  const sha256 = await services.blobs.storeBytes(Buffer.from('shared'));
  const upload = services.storedUploads.whileStored({ path, sha256 }, () =>
    Promise.reject(new ApiProblem('asset-missing')),
  );
  await expect(upload).rejects.toMatchObject({ code: 'busy', status: 503, retryAfterSeconds: 1 });
});

async function storedFiles({ dataDir }: TestServer): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'blobs'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
