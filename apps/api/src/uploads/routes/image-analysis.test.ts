import { findSalience, FindSalienceResponse } from '@spinreel/api-contract/assets';
import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../test/create-client.ts';
import { keepBusy } from '../../../test/processes/keep-busy.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { clipFile, coverFile, readHandle } from '../../../test/upload-ad.ts';

const atEnd: (() => Promise<void>)[] = [];
let server: TestServer;
let client: Client;
let cover: string;

beforeAll(async () => {
  server = await startTestServer({ cleanUp: (work) => atEnd.push(work), settings: { workers: 1 } });
  client = await server.unlocked();
  cover = readAssetId(await client.upload('image', await coverFile()));
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: api.salience
it('finds what stands out in a cover', async () => {
  const answer = await client.get(findSalience.path(cover));
  expect(answer.statusCode).toBe(200);
  expect(Compile(FindSalienceResponse).Check(answer.json())).toBe(true);
});

// Requirement: api.salience
it('analyzes only images, and only for unlocked sessions', async () => {
  const video = readAssetId(await client.upload('video', await clipFile(6)));
  for (const unknown of [video, '00000000', 'short']) {
    expect((await client.get(findSalience.path(unknown))).statusCode).toBe(404);
  }
  expect((await server.visitor().get(findSalience.path(cover))).statusCode).toBe(401);
});

it('answers Retry-After when too many jobs are waiting', async () => {
  const calm = keepBusy(server);
  const answer = await client.get(findSalience.path(cover));
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'busy']);
  await calm();
});

function readAssetId(answer: { json(): unknown }): string {
  return parseAssetId(readHandle(answer)) ?? '';
}
