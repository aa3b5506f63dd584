import { ArchiveManifest, readArchive, readReport } from '@spinreel/api-contract/archives';
import type { ExportResult } from '@spinreel/api-contract/exports';
import { readProject } from '@spinreel/api-contract/projects';
import { timings } from '@spinreel/config-schema/limits/timings';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import JSZip from 'jszip';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { listFileBlobs } from '../../test/list-file-blobs.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { uploadAd } from '../../test/upload-ad.ts';
import { addToExports } from '../publishing/add-to-exports.ts';
import { computeSha256 } from '../storage/sha256.ts';

const adId = 'ad-12345678';
const startMs = Date.parse('2026-11-21T12:00:00Z');
const clock = { nowMs: startMs };
const atEnd: (() => Promise<void>)[] = [];
let server: TestServer;
let client: Client;
let config: AdConfig;
let files: ExportResult[];

beforeAll(async () => {
  server = await startTestServer({ now: () => clock.nowMs, cleanUp: (work) => atEnd.push(work) });
  client = await server.unlocked();
  config = { ...(await uploadAd(client, adId)), storeUrls: { android: 'https://store.example/lucky' } };
  await client.json('POST', '/api/ads', config);
  files = [await exportFor('meta'), await exportFor('applovin')];
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: export.archive
it('packs the finished files unchanged, with a manifest that describes each', async () => {
  const answer = await readFiles(files);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'application/zip',
    'attachment; filename="lucky-reels-2026-11-21.zip"',
  ]);
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.byteLength));
  const zip = await JSZip.loadAsync(answer.rawPayload, { checkCRC32: true });
  expect(Object.keys(zip.files)).toEqual([
    'manifest.json',
    'manifest.csv',
    'report.html',
    ...files.map(({ fileName }) => fileName),
  ]);
  const manifest = await readManifest(answer.rawPayload);
  expect(Compile(ArchiveManifest).Errors(manifest)).toEqual([]);
  expect(manifest.files.map(({ network }) => network)).toEqual(['meta', 'applovin']);
  for (const [index, file] of manifest.files.entries()) {
    const bytes = await zip.files[file.fileName]?.async('uint8array');
    expect(computeSha256(bytes ?? new Uint8Array())).toBe(file.checksum);
    expect(file).toMatchObject({
      fileSize: bytes?.byteLength,
      checksum: files[index]?.checksum,
      generatedAt: '2026-11-21T12:00:00.000Z',
      adId,
      adVersion: 1,
      ...{ variantId: null, variant: null, language: 'en' },
      ...{ storeUrlIos: config.cta?.storeUrl, storeUrlAndroid: 'https://store.example/lucky' },
      verdict: { passed: true, warnings: [] },
    });
    expect(file.verdict?.passedChecks).toBe(file.verdict?.checks);
    expect(file.verdict?.checks).toBeGreaterThan(10);
  }
});

// Requirement: export.archive-project
it('packs the project file of the ad if it is wanted', async () => {
  const url = `${createUrl(readArchive.path(adId), files)}&project=included`;
  const zip = await JSZip.loadAsync((await client.get(url)).rawPayload, { checkCRC32: true });
  const packed = await zip.files['lucky-reels.spinreel']?.async('nodebuffer');
  expect(packed).toEqual((await client.get(readProject.path(adId))).rawPayload);
  expect((await client.get(url.replace('included', 'all'))).statusCode).toBe(400);
});

// Requirement: export.report
it('packs a report about the files, which can also be downloaded alone', async () => {
  const zip = await JSZip.loadAsync((await readFiles(files)).rawPayload);
  const packed = await zip.files[readArchive.reportName]?.async('text');
  const answer = await client.get(createUrl(readReport.path(adId), files));
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'attachment; filename="lucky-reels-2026-11-21-report.html"',
  ]);
  expect(answer.body).toBe(packed);
  expect(packed).toContain('<h1>All 2 files are ready to upload</h1>');
  expect(packed).toContain('21 Nov 2026, 12:00 UTC');
  for (const { fileName, checksum } of files) {
    expect(packed).toContain(fileName);
    expect(packed).toContain(checksum);
  }
  expect(packed).toContain('data-kind="font"');
  for (const text of ['Meta Ads', 'AppLovin', 'Every script that the page references is in the package.'])
    expect(packed).toContain(text);
});

// Requirement: export.report
it('reports files as not ready if the market forbids one of them', async () => {
  const forbidden = await exportFor('meta', { ...config, name: 'Forbidden' });
  const { database } = server.services;
  const { session_id: sessionId } = await database
    .selectFrom('artifact')
    .select('session_id')
    .where('id', '=', forbidden.id)
    .executeTakeFirstOrThrow();
  const { checksum: sha256, fileName } = forbidden;
  await addToExports(
    server.services,
    { adId, sessionId, networkId: 'meta', sha256 },
    {
      ...{ sha256, fileName, network: 'meta', failure: null },
      compliance: {
        ...{ product: 'real-money', market: 'gb', passed: false },
        ...{ presets: [], findings: [], notJudged: [] },
      },
      quality: { score: 70, grade: 'good', unscored: null, measures: [] },
    },
  );
  const { body } = await client.get(createUrl(readReport.path(adId), [files[1]!, forbidden]));
  expect(body).toContain('<title>✗');
  expect((await client.get(createUrl(readReport.path(adId), files))).body).toContain('<title>✓');
});

it('has no report about files that were made before reports were stored', async () => {
  const old = await exportFor('meta', { ...config, name: 'Old' });
  const { database } = server.services;
  await database.updateTable('artifact').set({ report: null }).where('id', '=', old.id).execute();
  const zip = await JSZip.loadAsync((await readFiles([old])).rawPayload);
  expect(Object.keys(zip.files)).toEqual(['manifest.json', 'manifest.csv', old.fileName]);
  const answer = await client.get(createUrl(readReport.path(adId), [old]));
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'unknown-download']);
});

it('states no version for an ad that was exported before it was saved', async () => {
  const unsaved = await exportFor('meta', { ...config, name: 'Not saved' });
  const manifest = await readManifest((await readFiles([unsaved])).rawPayload);
  expect(manifest.files).toMatchObject([{ fileName: 'not-saved-meta-2026-11-21.zip', adVersion: null }]);
});

it('contains the newest of several files with the same name', async () => {
  clock.nowMs += 1000;
  const newer = await exportFor('meta', { ...config, cta: { ...config.cta, label: 'Go!' } });
  const manifest = await readManifest((await readFiles([newer, ...files])).rawPayload);
  const metaFiles = manifest.files.filter(({ network }) => network === 'meta');
  expect(metaFiles.map(({ checksum }) => checksum)).toEqual([newer.checksum]);
});

// Requirement: export.archive
it('serves files of this ad to every session with access, alone and together', async () => {
  const stranger = await server.unlocked();
  const ids = files.map(({ id }) => id).join(',');
  const statusFor = async (as: Client, id: string, list: string) =>
    (await as.get(`${readArchive.path(id)}?files=${list}`)).statusCode;
  expect(await statusFor(stranger, adId, ids)).toBe(200);
  expect(await statusFor(stranger, adId, `${ids}&project=included`)).toBe(200);
  expect(await statusFor(stranger, 'ad-87654321', ids)).toBe(404);
  expect(await statusFor(client, 'ad-87654321', ids)).toBe(404);
  expect(await statusFor(client, adId, `${ids},no-such-file`)).toBe(404);
  expect(await statusFor(server.visitor(), adId, ids)).toBe(401);
  expect((await stranger.get(createUrl(readReport.path(adId), files))).statusCode).toBe(200);
  for (const { downloadUrl } of files) {
    expect((await stranger.get(downloadUrl)).statusCode).toBe(200);
    expect((await server.visitor().get(downloadUrl)).statusCode).toBe(401);
  }
});

it.each(['', '../../etc/passwd', 'short', Array.from({ length: 101 }, () => 'abcdefgh').join(',')])(
  'refuses the list %j',
  async (list) => {
    const answer = await client.get(`${readArchive.path(adId)}?files=${encodeURIComponent(list)}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'malformed']);
  },
);

it('refuses a file that has expired or was lost, instead of leaving it out', async () => {
  const lost = await exportFor('meta', { ...config, name: 'Lost' });
  const [blob] = await listFileBlobs(server.services, lost.id);
  await server.services.blobs.remove(blob ?? '');
  expect((await readFiles([lost])).json().error.code).toBe('expired');
  clock.nowMs = startMs + timings.exportTtlMs;
  expect((await readFiles(files)).json().error.code).toBe('expired');
});

async function exportFor(network: string, ad: AdConfig = config): Promise<ExportResult> {
  const answer = await client.json('POST', `/api/export/${adId}/${network}`, { config: ad });
  return answer.json<{ data: ExportResult }>().data;
}

function readFiles(results: readonly ExportResult[]) {
  return client.get(createUrl(readArchive.path(adId), results));
}

function createUrl(path: string, results: readonly ExportResult[]): string {
  return `${path}?files=${results.map(({ id }) => id).join(',')}`;
}

async function readManifest(bytes: Uint8Array): Promise<ArchiveManifest> {
  const { files: packed } = await JSZip.loadAsync(bytes);
  return JSON.parse((await packed[readArchive.manifestName]?.async('text')) ?? '') as ArchiveManifest;
}
