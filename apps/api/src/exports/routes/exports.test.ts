import { networks } from '@spinreel/exporters/networks/index';
import { ExportAdResponse } from '@spinreel/api-contract/exports';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { messages } from '@spinreel/config-schema/messages/messages';
import { timings } from '@spinreel/config-schema/limits/timings';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { Compile } from 'typebox/compile';
import { beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../test/create-client.ts';
import { startServerWithAd } from '../../../test/start-server-with-ad.ts';
import { computeSha256 } from '../../storage/sha256.ts';

const id = 'ad-12345678';
const exportPath = `/api/export/${id}`;
const clock = { nowMs: Date.parse('2026-11-21T12:00:00Z') };
let client: Client;
let config: AdConfig;

beforeAll(async () => {
  const started = await startServerWithAd(id, { now: () => clock.nowMs });
  ({ client, config } = started);
  return started.close;
});

it('returns a preview as the page itself, and names a URL of the same page', async () => {
  const answer = await client.json('POST', `${exportPath}/preview`, { config });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const url = String(answer.headers['content-location']);
  expect(url).toMatch(new RegExp(`^${exportPath}/preview/[A-Za-z0-9-]{36}$`));
  const page = await client.get(url);
  expect([page.statusCode, page.body === answer.body]).toEqual([200, true]);
});

// Requirement: preview.sandbox
it('runs the preview page in a sandbox without origin, network or parent', async () => {
  const { headers } = await client.json('POST', `${exportPath}/preview`, { config });
  const page = await client.get(String(headers['content-location']));
  expect(page.headers['content-security-policy']).toBe(
    "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; " +
      "img-src data: blob:; media-src data: blob:; font-src data:; connect-src 'none'; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors 'self'",
  );
});

it('expires a preview, and does not know others', async () => {
  const { headers } = await client.json('POST', `${exportPath}/preview`, { config });
  const url = String(headers['content-location']);
  expect((await client.get(url.replace(id, 'ad-87654321'))).statusCode).toBe(404);
  expect((await client.get(`${exportPath}/preview/no-such-token`)).statusCode).toBe(404);
  clock.nowMs += timings.previewTtlMs;
  const late = await client.get(url);
  expect([late.statusCode, late.json().error.code]).toEqual([410, 'expired-preview']);
});

it('shows an ad before it can be exported, but not without cover or video', async () => {
  const early = { ...config, pausePoints: [], cta: { storeUrl: '' } };
  expect((await client.json('POST', `${exportPath}/preview`, { config: early })).statusCode).toBe(200);
  const { gameplayVideo: _video, ...withoutVideo } = config.assets ?? {};
  const answer = await client.json('POST', `${exportPath}/preview`, {
    config: { ...config, assets: withoutVideo },
  });
  expect([answer.statusCode, answer.json().error.message]).toEqual([
    422,
    describeProblem({ code: 'gameplay-video-missing', params: {} }),
  ]);
});

// Requirement: preview.calls
it('makes the ZIP for Meta that passes preflight', async () => {
  const options = { format: 'zip', optimization: 'standard', includeAnalytics: true };
  const answer = await client.json('POST', `${exportPath}/generate`, { options, config });
  expect(answer.statusCode).toBe(200);
  expect(Compile(ExportAdResponse).Check(answer.json())).toBe(true);
  const { data } = answer.json();
  expect(data.fileName).toBe('lucky-reels-meta-2026-11-21.zip');
  expect(Date.parse(data.expiresAt) - Date.parse(data.generatedAt)).toBe(timings.exportTtlMs);
  const file = await client.get(data.downloadUrl);
  expect(file.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="lucky-reels-meta-2026-11-21.zip"',
    'content-length': String(data.fileSize),
    'x-content-type-options': 'nosniff',
    etag: `"${data.checksum}"`,
  });
  expect(computeSha256(file.rawPayload)).toBe(data.checksum);
  const verdict = await checkFile({
    bytes: file.rawPayload,
    fileName: data.fileName,
    network: networks.meta,
  });
  expect(verdict.passed).toBe(true);
});

it('makes the single file for Moloco, also from a config without zoom', async () => {
  const answer = await client.json('POST', `${exportPath}/generate-moloco`, { config });
  const { data } = answer.json();
  expect([answer.statusCode, data.fileName]).toEqual([200, 'lucky-reels-moloco-2026-11-21.html']);
  const file = await client.get(data.downloadUrl);
  expect(file.headers['content-type']).toBe('text/html; charset=utf-8');
  const verdict = await checkFile({
    bytes: file.rawPayload,
    fileName: data.fileName,
    network: networks.moloco,
  });
  expect(verdict.passed).toBe(true);
});

// Requirement: reliability.joined-exports
it('makes equal files for equal ads, and works once for concurrent clicks', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.json('POST', `${exportPath}/generate`, { config })),
  );
  expect(new Set(answers.map((answer) => answer.json().data.checksum)).size).toBe(1);
  expect(new Set(answers.map((answer) => answer.json().data.downloadUrl)).size).toBe(10);
});

// Requirement: export.zip-names
it('the name of an ad never becomes a file name inside the ZIP', async () => {
  for (const name of ['../../evil', 'C:\\x', '/abs', '\u{1F3B0}', 'a\nb']) {
    const answer = await client.json('POST', `${exportPath}/generate`, { config: { ...config, name } });
    const { data } = answer.json();
    expect(data.fileName).toMatch(/^[a-z0-9-]+-meta-2026-11-21\.zip$/);
    const file = await client.get(data.downloadUrl);
    expect(String(file.headers['content-disposition'])).not.toMatch(/[\r\n\\/]/);
    expect(zipEntries(file.rawPayload)).toEqual([
      { path: 'index.html', isPlain: true },
      { path: 'media-video.js', isPlain: true },
    ]);
  }
});

it('serves a range, and nothing if the client has the file already', async () => {
  const { data } = (await client.json('POST', `${exportPath}/generate`, { config })).json();
  const part = await client.get(data.downloadUrl, { range: 'bytes=0-1' });
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([
    206,
    `bytes 0-1/${data.fileSize}`,
    'PK',
  ]);
  const beyond = await client.get(data.downloadUrl, { range: `bytes=${data.fileSize}-` });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${data.fileSize}`]);
  const known = await client.get(data.downloadUrl, { 'if-none-match': `"${data.checksum}"` });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

// Requirement: preview.calls, reliability.expiry
it('expires downloads on time and not before', async () => {
  const { data } = (await client.json('POST', `${exportPath}/generate`, { config })).json();
  clock.nowMs = Date.parse(data.expiresAt) - 1000;
  expect((await client.get(data.downloadUrl)).statusCode).toBe(200);
  clock.nowMs += 1000;
  const late = await client.get(data.downloadUrl);
  expect([late.statusCode, late.json().error]).toEqual([
    410,
    { code: 'expired', message: messages.export.expired },
  ]);
  expect((await client.get('/api/downloads/no-such-download')).statusCode).toBe(404);
});

it.each([
  [{ assets: {} }, describeProblem({ code: 'cover-image-missing', params: {} })],
  [
    { pausePointCount: 2 as const },
    describeProblem({ code: 'pause-point-count', params: { required: 2, current: 1 } }),
  ],
  [{ pausePoints: [] }, describeProblem({ code: 'pause-point-count', params: { required: 1, current: 0 } })],
  [{ cta: { label: ' ' } }, describeProblem({ code: 'cta-label-missing', params: {} })],
  [{ cta: { storeUrl: '' } }, describeProblem({ code: 'store-url-missing', params: {} })],
  [{ outro: { label: '' } }, describeProblem({ code: 'outro-label-missing', params: {} })],
])('refuses to export with %o', async (change, message) => {
  for (const call of ['generate', 'generate-moloco']) {
    const answer = await client.json('POST', `${exportPath}/${call}`, { config: { ...config, ...change } });
    expect([answer.statusCode, answer.json().error.message]).toEqual([422, message]);
  }
});

it('names the field that fixes a refused export, with the numbers in its message', async () => {
  const answer = await client.json('POST', `${exportPath}/generate`, {
    config: { ...config, pausePoints: [] },
  });
  expect(answer.json().error).toMatchObject({
    code: 'unacceptable',
    problem: { code: 'pause-point-count', field: 'pausePoints', params: { required: 1, current: 0 } },
  });
});

// Requirement: timeline.point-distance
it.each([
  [[0.2], 'Pause 1 is too close to the start.'],
  [[0.9], 'Pause 1 is too close to the end.'],
  [[0.5, 0.6], 'Double Spin needs at least 1.5 seconds of video.'],
])('saves an ad that pauses at %j, but refuses to export it', async (timestamps, reason) => {
  const adId = `ad-pauses-${timestamps.join('-').replaceAll('.', '')}`;
  const pausePoints = timestamps.map((timestamp, index) => ({ id: `pause-${index}`, timestamp }));
  const ad = { ...config, pausePointCount: timestamps.length, pausePoints };
  expect((await client.json('POST', '/api/ads', { ...ad, id: adId })).statusCode).toBe(200);
  for (const call of ['generate', 'generate-moloco']) {
    const answer = await client.json('POST', `${exportPath}/${call}`, { config: ad });
    expect([answer.statusCode, answer.json().error]).toEqual([
      422,
      {
        code: 'invalid-pause-points',
        message: expect.stringContaining(reason),
        problem: expect.objectContaining({ field: 'pausePoints' }),
      },
    ]);
  }
});

/** Reads the entries of a ZIP's central directory: each entry's raw name, and whether it is certainly not a link. */
function zipEntries(zip: Buffer): { path: string; isPlain: boolean }[] {
  const entries: { path: string; isPlain: boolean }[] = [];
  let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
  while (at >= 0) {
    const path = zip.toString('latin1', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    // Plain entries are marked as made on DOS, which has no links or permissions, and have no Unix mode.
    entries.push({ path, isPlain: zip[at + 5] === 0 && zip.readUInt16LE(at + 40) === 0 });
    at = zip.indexOf('PK\u0001\u0002', at + 46, 'latin1');
  }
  return entries;
}
