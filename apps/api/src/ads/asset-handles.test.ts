import { createServer } from 'node:http';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { messages } from '@spinreel/config-schema/messages/messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { coverFile, readHandle, uploadAd } from '../../test/upload-ad.ts';

const id = 'ad-12345678';
const atEnd: (() => Promise<void>)[] = [];
let server: TestServer;
let client: Client;
let ad: Awaited<ReturnType<typeof uploadAd>>;
let sinkHits = 0;
const sink = createServer((_request, response) => {
  sinkHits += 1;
  response.end();
});

beforeAll(async () => {
  server = await startTestServer({ cleanUp: (work) => atEnd.push(work) });
  client = await server.unlocked();
  ad = await uploadAd(client, id);
  await client.json('POST', '/api/ads', ad);
  await symlink('/etc/passwd', join(server.dataDir, 'tmp', 'linked-12345678'));
  await new Promise<void>((resolve) => {
    sink.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  sink.close();
  await Promise.all(atEnd.map((work) => work()));
});

const hostile = [
  '/etc/passwd',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://127.0.0.1:SINK/x',
  'http://169.254.169.254/',
  '/proc/self/environ',
  '/api/assets/../../package.json',
  'asset:../x',
  'asset:',
  'a\0.png',
  'asset:linked-12345678',
  'linked-12345678',
  'asset:00000000-0000-0000-0000-000000000000',
];

// Requirement: upload.asset-ids
it.each(hostile)('no call accepts %j as a path', async (filePath) => {
  const config = withCover(filePath.replace('SINK', String((sink.address() as { port: number }).port)));
  for (const answer of await sendEverywhere(config)) {
    expect([answer.statusCode, answer.json().error]).toEqual([
      422,
      { code: 'unknown-asset', message: messages.ad.unknownAsset },
    ]);
    expect(answer.body).not.toMatch(/root:x:|cm9vdDp4/);
  }
  expect(sinkHits).toBe(0);
});

// Requirement: upload.asset-ids
it('refuses a handle of 10 kB', async () => {
  for (const answer of await sendEverywhere(withCover(`asset:${'x'.repeat(10_240)}`)))
    expect(answer.statusCode).toBe(422);
});

// Requirement: upload.asset-ids
it('does not find the file of another session', async () => {
  const stranger = await server.unlocked();
  const foreign = readHandle(await stranger.upload('image', await coverFile()));
  for (const answer of await sendEverywhere(withCover(foreign)))
    expect(answer.json().error.code).toBe('unknown-asset');
});

// Requirement: upload.asset-ids
it('refuses a file of a kind that does not fit the slot', async () => {
  const video = ad.assets?.gameplayVideo?.filePath ?? '';
  for (const answer of await sendEverywhere(withCover(video)))
    expect(answer.json().error.code).toBe('unknown-asset');
});

// Requirement: upload.asset-ids
it('ignores what a client sends next to the handle', async () => {
  const coverImage = {
    ...ad.assets?.coverImage,
    filePath: coverHandle(),
    processedUrl: '/etc/passwd',
    preview: '/etc/passwd',
  };
  const config = { ...ad, assets: { ...ad.assets, coverImage } };
  const answer = await client.json('POST', `/api/export/${id}/preview`, { config });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain('passwd');
});

// Requirement: upload.asset-ids
it('both forms of a handle name the same file', async () => {
  const address = coverHandle().replace('asset:', '/api/assets/');
  const answer = await client.json('PUT', `/api/ads/${id}`, withCover(address));
  expect(answer.statusCode).toBe(200);
});

function coverHandle(): string {
  return ad.assets?.coverImage?.filePath ?? '';
}

function withCover(filePath: string): object {
  return { ...ad, assets: { ...ad.assets, coverImage: { filePath } } };
}

async function sendEverywhere(config: object) {
  return [
    await client.json('POST', '/api/ads', config),
    await client.json('PUT', `/api/ads/${id}`, config),
    await client.json('POST', `/api/export/${id}/preview`, { config }),
    await client.json('POST', `/api/export/${id}/generate`, { config }),
    await client.json('POST', `/api/export/${id}/generate-moloco`, { config }),
    await client.json('POST', `/api/export/${id}/check`, { config }),
    await client.json('POST', `/api/export/${id}/sizes`, { config }),
    await client.json('POST', `/api/export/${id}/share`, { config }),
  ];
}
