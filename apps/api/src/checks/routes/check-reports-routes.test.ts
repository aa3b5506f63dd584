import { checkFile, type FileCheck } from '@spinreel/api-contract/checks';
import {
  readCheckReport,
  readSharedCheck,
  shareCheck,
  type SharedCheck,
} from '@spinreel/api-contract/check-reports';
import { sharedLinkRateLimit, timings } from '@spinreel/config-schema/limits/timings';
import { messages } from '@spinreel/config-schema/messages/messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../test/create-client.ts';
import { repeatWhileBusy } from '../../../test/repeat-while-busy.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const clock = { nowMs: Date.parse('2026-11-21T12:00:00Z') };
const atEnd: (() => Promise<void>)[] = [];
let server: TestServer;
let client: Client;
let check: FileCheck;

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock.nowMs,
    settings: { publicUrl: 'https://ads.example.com' },
    cleanUp: (work) => atEnd.push(work),
  });
  client = await server.unlocked();
  const form = new FormData();
  form.append(checkFile.networksField, 'moloco');
  form.append(checkFile.fileField, new Blob(['<!doctype html><title>x</title>']), 'my <game>.html');
  check = (await client.form(checkFile.path(), form)).json().data;
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: check.share
it('opens shared reports from other machines, and slows down clients that try many links only', async () => {
  const shared = await share();
  for (const url of ['/r/', '/r/x', '/r/%00', `/r/${'x'.repeat(43)}`])
    expect((await server.app.inject({ url, remoteAddress: '192.168.1.20' })).statusCode).toBe(404);
  for (let attempt = 0; attempt < sharedLinkRateLimit.maxAttempts; attempt += 1)
    await server.app.inject({ url: `/r/${attempt}`, remoteAddress: '192.168.1.20' });
  const wait = await server.app.inject({ url: '/r/again', remoteAddress: '192.168.1.20' });
  expect([wait.statusCode, Number(wait.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await open(shared, '192.168.1.20')).statusCode).toBe(200);
});

// Requirement: check.share
it(
  'downloads a report as one page or as a PDF, and serves it only to its session',
  { timeout: 600_000 },
  async () => {
    const answer = await client.get(readCheckReport.path(check.id, 'html'));
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="preflight-report.html"',
    ]);
    expect(answer.body).toContain(check.sha256);
    const printed = await repeatWhileBusy(() => client.get(readCheckReport.path(check.id, 'pdf')));
    expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const other = await server.unlocked();
    expect((await other.get(readCheckReport.path(check.id, 'html'))).statusCode).toBe(404);
    expect((await other.json('POST', shareCheck.path(check.id), undefined)).statusCode).toBe(404);
    expect((await client.get(`/api/checks/${check.id}/report/docx`)).statusCode).toBe(404);
  },
);

// Requirement: check.share
it('shares a report without a password until it expires', async () => {
  const shared = await share();
  expect(shared.urls).toEqual([expect.stringMatching(/^https:\/\/ads\.example\.com\/r\/[A-Za-z0-9_-]{43}$/)]);
  const page = await open(shared);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body.includes('my &#60;game&#62;.html')).toBe(true);
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await share()).urls).toEqual(shared.urls);
  clock.nowMs += timings.checkReportTtlMs;
  const late = await open(shared);
  expect([late.statusCode, late.body]).toEqual([
    410,
    expect.stringContaining(messages.check.sharedExpired.title),
  ]);
});

async function share(): Promise<SharedCheck> {
  return (await client.json('POST', shareCheck.path(check.id), undefined)).json().data;
}

function open({ urls }: SharedCheck, remoteAddress = '127.0.0.1') {
  return server.app.inject({ url: readSharedCheck.path(urls[0]!.split('/').at(-1)!), remoteAddress });
}
