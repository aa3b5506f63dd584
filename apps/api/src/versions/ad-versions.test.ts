import {
  type AdVersionLine,
  ListVersionsResponse,
  readVersion,
  ReadVersionResponse,
} from '@spinreel/api-contract/versions';
import { versionLimits } from '@spinreel/config-schema/limits/limits';
import { messages } from '@spinreel/config-schema/messages/messages';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { coverFile, readHandle } from '../../test/upload-ad.ts';

const id = 'ad-12345678';
const path = `/api/ads/${id}/versions`;

it('lists the stored versions, the current one first, without their content', async () => {
  const { client, clock, save } = await setup();
  const savedAt = [clock.nowMs, clock.nowMs + 1000].map((timeMs) => new Date(timeMs).toISOString());
  clock.nowMs += 1000;
  await save('Second');
  const answer = await client.get(path);
  expect(Compile(ListVersionsResponse).Errors(answer.json())).toEqual([]);
  expect(answer.json().data.versions).toEqual([
    { version: 2, name: null, savedAt: savedAt[1], isCurrent: true },
    { version: 1, name: null, savedAt: savedAt[0], isCurrent: false },
  ]);
});

// Requirement: my-ads.versions
it('keeps a named version permanently, however often the ad is saved', async () => {
  const { client, save, name } = await setup();
  const named = await name(1, ' First idea ');
  expect([named.statusCode, named.json().data]).toMatchObject([
    200,
    { version: 1, name: 'First idea', isCurrent: true },
  ]);
  expect((await listLines(client))[0]).toMatchObject({ version: 1, name: 'First idea', isCurrent: true });
  for (let round = 0; round <= versionLimits.maxUnnamed + 2; round += 1) await save(`Round ${round}`);
  const lines = await listLines(client);
  expect(lines).toHaveLength(1 + versionLimits.maxUnnamed + 1);
  expect(lines.at(-1)).toMatchObject({ version: 1, name: 'First idea', isCurrent: false });
  expect((await client.get(`${path}/1`)).json().data.config.name).toBe('Version 1');
});

it('moves a name that is used again', async () => {
  const { client, save, name } = await setup();
  await name(1, 'Good');
  await save('Second');
  await name(2, 'Good');
  expect((await listLines(client)).map((line) => [line.version, line.name])).toEqual([
    [2, 'Good'],
    [1, null],
  ]);
});

it('names only the current version: an ad that was saved since answers 412 with itself', async () => {
  const { save, name } = await setup();
  await save('Second');
  expect((await name(9_999_999_999, 'Too late')).statusCode).toBe(412);
  const answer = await name(1, 'Late');
  expect([answer.statusCode, answer.json().error.code]).toEqual([412, 'stale-version']);
  expect(answer.json().data).toMatchObject({ version: 2, config: { name: 'Second' } });
});

it('refuses more names than an ad may have', async () => {
  const { client, save, name } = await setup();
  for (let version = 1; version <= versionLimits.maxNamed; version += 1) {
    await name(version, `Name ${version}`);
    await save(`Version ${version + 1}`);
  }
  const version = versionLimits.maxNamed + 1;
  const refused = await name(version, 'One too many');
  expect([refused.statusCode, refused.json().error.message]).toEqual([
    422,
    messages.ad.tooManyVersions(versionLimits.maxNamed),
  ]);
  expect((await name(version, 'Name 1')).statusCode).toBe(200);
  expect((await listLines(client)).filter((line) => line.name !== null)).toHaveLength(versionLimits.maxNamed);
});

it('reads an earlier version with its files, and the current one', async () => {
  const { client, server } = await setup();
  const cover = readHandle(await client.upload('image', await coverFile()));
  await client.json('PUT', `/api/ads/${id}`, { id, assets: { coverImage: { filePath: cover } } });
  await client.json('PUT', `/api/ads/${id}`, { id, name: 'Without cover' });
  const answer = await (await server.unlocked()).get(readVersion.path(id, 2));
  expect(Compile(ReadVersionResponse).Errors(answer.json())).toEqual([]);
  expect(answer.json().data).toMatchObject({ id, version: 2, config: { id } });
  expect(Object.keys(answer.json().data.assets)).toEqual([cover.slice('asset:'.length)]);
  expect((await client.get(`${path}/3`)).json()).toEqual((await client.get(`/api/ads/${id}`)).json());
});

it('does not find removed versions, or versions of an unknown ad', async () => {
  const { client, name } = await setup();
  for (const version of ['2', '0', '-1', '1.5', 'x', '9'.repeat(10), '9'.repeat(15), '9'.repeat(30)])
    expect((await client.get(`${path}/${version}`)).statusCode).toBe(404);
  expect((await client.get(`${path}/2`)).json().error.message).toBe(messages.ad.unknownVersion);
  expect((await client.get('/api/ads/no-such-ad/versions')).statusCode).toBe(404);
  expect((await name(1, 'Lost', 'no-such-ad')).statusCode).toBe(404);
});

it.each([
  { version: 1 },
  { version: 1, name: ' ' },
  { version: 1, name: '\0' },
  { version: 1, name: 'x'.repeat(61) },
  { version: 0, name: 'Zero' },
])('refuses to name a version with %o', async (body) => {
  const { client } = await setup();
  expect((await client.json('POST', path, body)).statusCode).toBe(400);
});

async function listLines(client: Client): Promise<AdVersionLine[]> {
  return (await client.get(path)).json<{ data: { versions: AdVersionLine[] } }>().data.versions;
}

async function setup() {
  const clock = { nowMs: Date.parse('2026-11-21T12:00:00Z') };
  const server = await startTestServer({ now: () => clock.nowMs });
  const client = await server.unlocked();
  await client.json('POST', '/api/ads', { id, name: 'Version 1' });
  const save = (name: string) => client.json('PUT', `/api/ads/${id}`, { id, name });
  const name = (version: number, text: string, adId = id) =>
    client.json('POST', `/api/ads/${adId}/versions`, { version, name: text });
  return { client, clock, server, save, name };
}
