import {
  type ArchiveManifest,
  createArchive,
  type CreateArchiveRequest,
  CreateArchiveResponse,
  downloadArchive,
  readArchive,
} from '@spinreel/api-contract/archives';
import { type Build, listBuilds, startBuilds } from '@spinreel/api-contract/builds';
import { timings } from '@spinreel/config-schema/limits/timings';
import JSZip from 'jszip';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { patient } from '../../test/patient.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { uploadAd } from '../../test/upload-ad.ts';
import { computeSha256 } from '../storage/sha256.ts';

const adId = 'ad-12345678';
const clock = { nowMs: Date.parse('2026-11-28T12:00:00Z') };
const atEnd: (() => Promise<void>)[] = [];
let server: TestServer;
let client: Client;
let builds: Build[];

beforeAll(async () => {
  server = await startTestServer({ now: () => clock.nowMs, cleanUp: (work) => atEnd.push(work) });
  client = await server.unlocked();
  const config = {
    ...(await uploadAd(client, adId)),
    languages: ['de'],
    variants: [{ id: 'play', name: '=Play', overrides: { 'cta.label': 'Play' } }],
  };
  await client.json('POST', '/api/ads', config);
  await client.json('POST', startBuilds.path(adId), {
    variantIds: [null, 'play'],
    languages: ['en', 'de'],
    networks: ['moloco', 'mintegral'],
  });
  builds = await vi.waitFor(async () => {
    const answer = await client.get(listBuilds.path(adId));
    const listed: Build[] = answer.json().data.builds;
    if (listed.some(({ state }) => state !== 'ready')) throw new Error('Not all files are ready');
    return listed;
  }, patient);
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: export.bulk-archive
it('packs the files of variants into a folder for each network, with names by a template', async () => {
  const { data, zip } = await pack({ files: listIds() });
  expect(Object.values(zip.files).flatMap(({ name, dir }) => (dir ? [] : [name]))).toEqual([
    ...['manifest.json', 'manifest.csv', 'report.html'],
    'moloco/lucky-reels_base_en_moloco.html',
    // Its page carries the name with which it was built.
    'mintegral/lucky_reels_mintegral.zip',
    'moloco/lucky-reels_base_de_moloco.html',
    'mintegral/lucky_reels_base_de_mintegral.zip',
    'moloco/lucky-reels_play_en_moloco.html',
    'mintegral/lucky_reels_play_en_mintegral.zip',
    'moloco/lucky-reels_play_de_moloco.html',
    'mintegral/lucky_reels_play_de_mintegral.zip',
  ]);
  expect(data.fileName).toBe('lucky-reels-2026-11-28.zip');
  const { files } = await readManifest(zip);
  expect(files.map(({ variantId, language }) => `${variantId} ${language}`)).toEqual(
    ['null en', 'null de', 'play en', 'play de'].flatMap((each) => [each, each]),
  );
  for (const { fileName, checksum } of files)
    expect(computeSha256((await zip.files[fileName]?.async('uint8array')) ?? new Uint8Array())).toBe(
      checksum,
    );
  const table = await zip.files[readArchive.tableName]?.async('text');
  expect(table?.split('\r\n').at(5)).toMatch(
    new RegExp(`^moloco/lucky-reels_play_en_moloco\\.html,'=Play,en,moloco,\\d+,\\w{64},passed,https://`),
  );
});

// Requirement: export.bulk-archive
it('names files by the template of the request, and never two of them equally', async () => {
  const { zip } = await pack({ files: listIds('moloco'), template: '{date}_{variant}' });
  expect(Object.keys(zip.files).filter((name) => name.startsWith('moloco/') && name !== 'moloco/')).toEqual([
    'moloco/2026-11-28_base.html',
    'moloco/2026-11-28_base-2.html',
    'moloco/2026-11-28_play.html',
    'moloco/2026-11-28_play-2.html',
  ]);
});

it('keeps the names of downloads if the files are of one variant in one language', async () => {
  const files = builds.filter(({ variantId, language }) => variantId === 'play' && language === 'de');
  const { zip } = await pack({ files: files.map(({ id }) => id) });
  expect(Object.keys(zip.files).slice(3)).toEqual(files.map(({ result }) => result?.fileName));
});

// Requirement: export.bulk-archive
it('packs more files than fit into an address, without a report, and continues a download', async () => {
  const { database } = server.services;
  const [first] = await database.selectFrom('artifact').selectAll().execute();
  const count = readArchive.maxFiles + 100;
  const ids = Array.from({ length: count }, (_, index) => `copy-${String(index).padStart(6, '0')}`);
  const details = (index: number) => ({
    ...JSON.parse(first?.details ?? ''),
    variantId: `v-${index}`,
    variantSlug: `v-${index}`,
  });
  for (const [index, id] of ids.entries())
    await database
      .insertInto('artifact')
      .values({ ...first!, id, details: JSON.stringify(details(index)) })
      .execute();
  const { data, zip, bytes } = await pack({ files: ids });
  expect(zip.files[readArchive.reportName]).toBeUndefined();
  expect(Object.values(zip.files).filter(({ dir }) => !dir)).toHaveLength(count + 2);
  expect(data.fileSize).toBe(bytes.byteLength);
  const start = bytes.byteLength - 1000;
  const rest = await client.get(data.downloadUrl, { range: `bytes=${start}-` });
  expect([rest.statusCode, rest.rawPayload.equals(bytes.subarray(start))]).toEqual([206, true]);
});

it('refuses templates, files and archives that cannot be used', async () => {
  const send = async (order: Partial<CreateArchiveRequest>, id = adId) => {
    const answer = await client.json('POST', createArchive.path(id), { files: listIds(), ...order });
    return [answer.statusCode, answer.json().error.code];
  };
  expect(await send({ template: '{nothing}' })).toEqual([422, 'unacceptable']);
  expect(await send({ template: '../{ad}' })).toEqual([422, 'unacceptable']);
  expect(await send({ files: ['no-such-file'] })).toEqual([404, 'unknown-download']);
  expect(await send({}, 'ad-87654321')).toEqual([404, 'unknown-download']);
  expect(await send({ files: [] })).toEqual([400, 'malformed']);
  expect((await client.get(downloadArchive.path('no-such-archive'))).statusCode).toBe(404);
  const { data } = await pack({ files: listIds() });
  expect((await server.visitor().get(data.downloadUrl)).statusCode).toBe(401);
  clock.nowMs += timings.exportTtlMs;
  expect((await client.get(data.downloadUrl)).statusCode).toBe(410);
});

function listIds(network?: string): string[] {
  return builds.filter((build) => network === undefined || build.network === network).map(({ id }) => id);
}

async function pack(order: CreateArchiveRequest) {
  const answer = await client.json('POST', createArchive.path(adId), order);
  expect(answer.statusCode).toBe(200);
  expect(Compile(CreateArchiveResponse).Errors(answer.json())).toEqual([]);
  const { data }: CreateArchiveResponse = answer.json();
  const bytes = (await client.get(data.downloadUrl)).rawPayload;
  return { data, bytes, zip: await JSZip.loadAsync(bytes, { checkCRC32: true }) };
}

async function readManifest(zip: JSZip): Promise<ArchiveManifest> {
  return JSON.parse((await zip.files[readArchive.manifestName]?.async('text')) ?? '') as ArchiveManifest;
}
