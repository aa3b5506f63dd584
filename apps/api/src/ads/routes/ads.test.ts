import { readAd, SaveAdResponse, StaleSaveResponse } from '@spinreel/api-contract/ads';
import { messages } from '@spinreel/config-schema/messages/messages';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { coverFile, readHandle } from '../../../test/upload-ad.ts';

const id = 'ad-12345678';
const path = readAd.path(id);

// Requirement: api.ads, reliability.created-once
it('creates an ad once: a repeated request answers the same ad and overwrites nothing', async () => {
  const { client } = await setup();
  const first = await client.json('POST', '/api/ads', { id, name: 'First' });
  expect([first.statusCode, first.headers['etag']]).toEqual([200, '"1"']);
  await client.json('PUT', path, { id, name: 'Second' });
  const again = await client.json('POST', '/api/ads', { id, name: 'First' });
  expect(again.json().data).toMatchObject({ id, version: 2, config: { name: 'Second' } });
});

// Requirement: reliability.created-once
it('refuses an id that another session uses', async () => {
  const { client, server } = await setup();
  await client.json('POST', '/api/ads', { id, name: 'Mine' });
  const answer = await (await server.unlocked()).json('POST', '/api/ads', { id, name: 'Yours' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'exists']);
  expect((await client.get(path)).json().data.config.name).toBe('Mine');
});

it('gives an ad without an id a new one', async () => {
  const { client } = await setup();
  const { data } = (await client.json('POST', '/api/ads', { name: 'Nameless' })).json();
  expect((await client.get(readAd.path(data.id))).json().data.config).toEqual({
    id: data.id,
    name: 'Nameless',
  });
});

it('restores the complete draft with its files, also in a later session', async () => {
  const { client, server } = await setup();
  const cover = (await client.upload('image', await coverFile())).json().data;
  const config = {
    id,
    name: 'Draft',
    assets: { coverImage: { filePath: cover.filePath, originalName: 'cover.jpg' } },
  };
  await client.json('POST', '/api/ads', config);
  const answer = await (await server.unlocked()).get(path);
  expect(Compile(SaveAdResponse).Check(answer.json())).toBe(true);
  const { data } = answer.json();
  expect(data).toMatchObject({ id, version: 1, config });
  const asset = Object.values(data.assets)[0];
  expect(asset).toMatchObject({
    filePath: cover.filePath,
    optimizedUrl: cover.processedImage.optimizedUrl,
    kind: 'image',
    width: 180,
    height: 320,
    duration: null,
  });
});

it('lets a later session use files that the ad already uses', async () => {
  const { client, server } = await setup();
  const handle = readHandle(await client.upload('image', await coverFile()));
  const config = { id, assets: { coverImage: { filePath: handle } } };
  await client.json('POST', '/api/ads', config);
  const later = await server.unlocked();
  await later.json('PUT', path, { id, name: 'Without cover' });
  const undone = await later.json('PUT', path, { ...config, name: 'With it again' });
  expect([undone.statusCode, undone.json().data.version]).toEqual([200, 3]);
});

it('counts versions, and refuses a save from an older one with the newer ad', async () => {
  const { client } = await setup();
  await client.json('POST', '/api/ads', { id, name: 'One' });
  const saved = await client.json('PUT', path, { id, name: 'Two' }, { 'if-match': '"1"' });
  expect([saved.statusCode, saved.headers['etag']]).toEqual([200, '"2"']);
  const stale = await client.json('PUT', path, { id, name: 'Other two' }, { 'if-match': '"1"' });
  expect([stale.statusCode, stale.json().error]).toEqual([
    412,
    { code: 'stale-version', message: messages.ad.staleVersion },
  ]);
  expect(Compile(StaleSaveResponse).Check(stale.json())).toBe(true);
  expect(stale.json().data).toMatchObject({ version: 2, config: { name: 'Two' } });
});

// Requirement: reliability.overtaken-saves
it('accepts exactly one of two saves from the same version', async () => {
  const { client } = await setup();
  await client.json('POST', '/api/ads', { id });
  const names = ['Left', 'Right'];
  const answers = await Promise.all(
    names.map((name) => client.json('PUT', path, { id, name }, { 'if-match': '"1"' })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
});

// Requirement: reliability.overtaken-saves
it('an overtaken save does not replace the newer one', async () => {
  const { client } = await setup();
  await client.json('POST', '/api/ads', { id });
  const overtaking = await client.json('PUT', path, { id, name: 'Newer' }, { 'if-match': '"1"' });
  const overtaken = await client.json('PUT', path, { id, name: 'Older' }, { 'if-match': '"1"' });
  expect([overtaking.statusCode, overtaken.statusCode]).toEqual([200, 412]);
  expect((await client.get(path)).json().data).toMatchObject({ version: 2, config: { name: 'Newer' } });
});

// Requirement: reliability.repeated-saves
it('answers a repeated save like the first, without a new version', async () => {
  const { client } = await setup();
  await client.json('POST', '/api/ads', { id });
  const send = () => client.json('PUT', path, { id, name: 'Two' }, { 'if-match': '"1"' });
  const answers = [await send(), await send(), await send()];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['etag']])).toEqual([
    [200, '"2"'],
    [200, '"2"'],
    [200, '"2"'],
  ]);
});

it('dates a changed ad by the server’s clock, and ignores a changed date alone', async () => {
  const { client } = await setup();
  const updatedAt = '2099-01-01T00:00:00.000Z';
  await client.json('POST', '/api/ads', { id, name: 'One', updatedAt });
  const { data } = (await client.json('PUT', path, { id, name: 'Two', updatedAt })).json();
  expect(data.config.updatedAt).toBe(data.updatedAt);
  expect((await client.get(path)).json().data.config.updatedAt).toBe(data.updatedAt);
  const again = await client.json('PUT', path, { id, name: 'Two', updatedAt }, { 'if-match': '"1"' });
  expect([again.statusCode, again.headers['etag']]).toEqual([200, '"2"']);
});

// Requirement: api.ads
it('accepts a save without a version and keeps the last 20 that it replaced', async () => {
  const { client, server } = await setup();
  await client.json('POST', '/api/ads', { id, name: 'Version 1' });
  for (let version = 2; version <= 23; version += 1)
    await client.json('PUT', path, { id, name: `Version ${version}` });
  const revisions = await server.services.database
    .selectFrom('ad_revision')
    .selectAll()
    .orderBy('version')
    .execute();
  expect(revisions.map(({ version }) => version)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 3),
  );
  expect(JSON.parse(revisions[0]?.doc ?? '')).toEqual({ id, name: 'Version 3' });
});

it('loses none of many concurrent saves without a version', async () => {
  const { client } = await setup();
  await client.json('POST', '/api/ads', { id });
  const names = ['a', 'b', 'c', 'd'];
  const answers = await Promise.all(names.map((name) => client.json('PUT', path, { id, name })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect((await client.get(path)).json().data.version).toBe(5);
});

it('does not find ads that do not exist', async () => {
  const { client } = await setup();
  for (const answer of [await client.get(path), await client.json('PUT', path, { id })]) {
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'unknown-ad']);
  }
});

it('does not store the client’s own links', async () => {
  const { client } = await setup();
  const filePath = readHandle(await client.upload('image', await coverFile()));
  const coverImage = {
    filePath,
    preview: 'blob:x',
    processedUrl: '/etc/passwd',
    uploadedPath: '/etc/passwd',
  };
  const answer = await client.json('POST', '/api/ads', { id, assets: { coverImage, outroImage: null } });
  expect(answer.json().data.config).toEqual({ id, assets: { coverImage: { filePath } } });
});

it('refuses an invalid ad, and names the field', async () => {
  const { client } = await setup();
  const answer = await client.json('POST', '/api/ads', { id, cta: { color: 'red' } });
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'invalid-ad']);
  expect(answer.json().error.message).toContain('/cta/color');
});

// Requirement: network.chosen-per-ad
it('saves the chosen networks, and refuses unknown ones by name', async () => {
  const { client } = await setup();
  const networks = ['applovin', 'meta'];
  const saved = await client.json('POST', '/api/ads', { id, networks });
  expect(saved.json().data.config).toEqual({ id, networks });
  const refused = await client.json('PUT', `/api/ads/${id}`, { networks: ['meta', 'preview'] });
  expect([refused.statusCode, refused.json().error]).toMatchObject([
    422,
    { code: 'invalid-ad', problem: { code: 'config-unknown-network', params: { network: 'preview' } } },
  ]);
  expect(refused.json().error.message).toContain("'preview'");
  expect((await client.get(`/api/ads/${id}`)).json().data.config.networks).toEqual(networks);
});

// Requirement: customize.store-url
it.each([
  'javascript:alert(1)',
  'jav\tascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  `https://example.com/${'x'.repeat(2048)}`,
  '//evil.example',
  'http://example.com',
  'https://user:password@example.com',
])('refuses the store address %j', async (storeUrl) => {
  const { client } = await setup();
  expect((await client.json('POST', '/api/ads', { id, cta: { storeUrl } })).statusCode).toBe(422);
});

// Requirement: customize.store-url
it('accepts a store URL with unusual characters', async () => {
  const { client } = await setup();
  const storeUrl = 'https://apps.apple.com/x"onclick=';
  expect((await client.json('POST', '/api/ads', { id, cta: { storeUrl } })).statusCode).toBe(200);
});

async function setup() {
  const server = await startTestServer();
  return { server, client: await server.unlocked() };
}
