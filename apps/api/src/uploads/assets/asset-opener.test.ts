import { readFile, rm, writeFile } from 'node:fs/promises';
import { messages } from '@spinreel/config-schema/messages/messages';
import { expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { uploadAd } from '../../../test/upload-ad.ts';

// Requirement: reliability.lost-files
it.each([
  ['is gone', (path: string) => rm(path)],
  ['has been changed', (path: string) => writeFile(path, 'something else')],
  ['has lost a bit', flipBit],
])('names the field when its stored file %s', async (_name, damage) => {
  const server = await startTestServer();
  const client = await server.unlocked();
  const config = await uploadAd(client);
  const assets = await server.services.database.selectFrom('asset').selectAll().execute();
  const cover = assets.find(({ media_kind }) => media_kind === 'jpeg');
  await damage((await server.services.blobs.localFile(cover?.original_sha256 ?? '')) ?? '');
  const answer = await client.json('POST', '/api/export/ad-12345678/generate', { config });
  expect([answer.statusCode, answer.json().error]).toEqual([
    422,
    { code: 'asset-missing', message: messages.ad.assetMissing('cover image') },
  ]);
});

// Requirement: reliability.lost-files
it('names the field when its stored file is missing, even if the finished file exists', async () => {
  const server = await startTestServer();
  const client = await server.unlocked();
  const config = await uploadAd(client);
  const generate = () => client.json('POST', '/api/export/ad-12345678/generate', { config });
  expect((await generate()).statusCode).toBe(200);
  const assets = await server.services.database.selectFrom('asset').selectAll().execute();
  const video = assets.find(({ media_kind }) => media_kind === 'mp4');
  await rm((await server.services.blobs.localFile(video?.original_sha256 ?? '')) ?? '');
  expect((await generate()).json().error).toEqual({
    code: 'asset-missing',
    message: messages.ad.assetMissing('gameplay video'),
  });
});

async function flipBit(path: string): Promise<void> {
  const bytes = await readFile(path);
  bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
  await writeFile(path, bytes);
}
