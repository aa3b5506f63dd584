import { rm, writeFile } from 'node:fs/promises';
import { messages } from '@spinreel/config-schema/messages';
import { expect, it } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { uploadAd } from '../../test/upload-ad.ts';

it.each([
  ['is gone', (path: string) => rm(path)],
  ['has been changed', (path: string) => writeFile(path, 'something else')],
])('names the place whose stored file %s', async (_name, damage) => {
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
