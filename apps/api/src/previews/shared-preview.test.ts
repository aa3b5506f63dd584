import {
  findShare,
  FindShareResponse,
  sharePreview,
  SharePreviewResponse,
  type SharedPreview,
} from '@spinreel/api-contract/previews';
import { requestLimits } from '@spinreel/config-schema/limits/limits';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { messages } from '@spinreel/config-schema/messages/messages';
import { sharedLinkRateLimit, sharedPreviewLifetimesMs } from '@spinreel/config-schema/limits/timings';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { uploadAd } from '../../test/upload-ad.ts';

const id = 'ad-12345678';
const clock = { nowMs: Date.parse('2026-11-21T12:00:00Z') };
const atEnd: (() => Promise<void>)[] = [];
const { sharedUnknown, sharedExpired, sharedTooMany, onlyHere } = messages.preview;
let server: TestServer;
let client: Client;
let config: AdConfig;

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock.nowMs,
    settings: { publicUrl: 'https://ads.example.com' },
    cleanUp: (work) => atEnd.push(work),
  });
  client = await server.unlocked();
  config = await uploadAd(client, id);
  await client.json('POST', '/api/ads', config);
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: share.phone
it('shows a shared preview without a password until it expires', async () => {
  const shared = await share(config);
  expect(shared.urls).toHaveLength(1);
  expect(shared.urls[0]).toMatch(/^https:\/\/ads\.example\.com\/p\/[A-Za-z0-9_-]{43}$/);
  expect(Date.parse(shared.expiresAt) - clock.nowMs).toBe(sharedPreviewLifetimesMs['1-hour']);
  const page = await phone(shared);
  const preview = await client.json('POST', `/api/export/${id}/preview`, { config });
  expect([page.statusCode, page.body.startsWith(preview.body)]).toEqual([200, true]);
  expect(page.body).toContain('<meta name="viewport" content="width=device-width,initial-scale=1');
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': preview.headers['content-security-policy'],
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  });
  clock.nowMs += sharedPreviewLifetimesMs['1-hour'];
  const late = await phone(shared);
  expect([late.statusCode, late.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
  expect(late.body).toContain(sharedExpired.title);
});

it('keeps the URL of an ad: shared again, it shows the newest version and can expire later', async () => {
  const first = await share(config);
  clock.nowMs += 1000;
  const edited = { ...config, cta: { ...config.cta, label: 'Spin it again' } };
  expect(await share(edited)).toEqual(first);
  const second = await share(edited, { lifetime: '1-hour' });
  expect(second.urls).toEqual(first.urls);
  expect(Date.parse(second.expiresAt) - Date.parse(first.expiresAt)).toBe(1000);
  expect((await phone(first)).body).toContain('Spin it again');
  const other = await share({ ...config, id: 'ad-87654321' }, { adId: 'ad-87654321' });
  expect(other.urls).not.toEqual(first.urls);
});

it('shares for one of the known lifetimes, which later edits do not change', async () => {
  const shareFor = (lifetime?: string) =>
    client.json('POST', sharePreview.path(id), { config, ...(lifetime !== undefined && { lifetime }) });
  const readLifetimeMs = async (lifetime?: string) => {
    const { data } = (await shareFor(lifetime)).json<SharePreviewResponse>();
    return Date.parse(data.expiresAt) - clock.nowMs;
  };
  for (const [lifetime, durationMs] of Object.entries(sharedPreviewLifetimesMs))
    expect(await readLifetimeMs(lifetime)).toBe(durationMs);
  clock.nowMs += 1000;
  expect(await readLifetimeMs()).toBe(sharedPreviewLifetimesMs['30-days'] - 1000);
  expect(await readLifetimeMs('1-hour')).toBe(sharedPreviewLifetimesMs['1-hour']);
  for (const lifetime of ['1-year', '3600000', ''])
    expect([lifetime, (await shareFor(lifetime)).statusCode]).toEqual([lifetime, 400]);
});

it('finds the URL under which a session shares an ad', async () => {
  const find = async (adId = id, as = client) => {
    const answer = await as.get(findShare.path(adId));
    expect(Compile(FindShareResponse).Errors(answer.json())).toEqual([]);
    return answer.json<FindShareResponse>().data;
  };
  const shared = await share(config);
  expect(await find()).toEqual(shared);
  expect(await find(id, await server.unlocked())).toBeNull();
  expect(await find('ad-00000000')).toBeNull();
  clock.nowMs = Date.parse(shared.expiresAt);
  expect(await find()).toBeNull();
  const locked = await server.app.inject({ url: findShare.path(id) });
  expect(locked.statusCode).toBe(401);
});

it('says in the page which store it would open, without running what a URL contains', async () => {
  const storeUrl = 'https://apps.apple.com/app/id1?x=</script><script>alert(1)</script>';
  const { body } = await phone(await share({ ...config, cta: { ...config.cta, storeUrl } }));
  expect(body).toContain(String.raw`Would open apps.apple.com/app/id1?x=\u003c/script>`);
  expect(body).not.toContain('<script>alert(1)');
});

// Requirement: share.own-address
it('gives each session its own URL for the same ad', async () => {
  const mine = await share(config);
  const other = await server.unlocked();
  const theirs = await share({ ...config, cta: { ...config.cta, label: 'Theirs' } }, { as: other });
  expect(theirs.urls).not.toEqual(mine.urls);
  expect((await phone(theirs)).body).toContain('Theirs');
  expect((await phone(mine)).body).not.toContain('Theirs');
  expect((await share(config)).urls).toEqual(mine.urls);
});

it('hides the preview of a deleted ad until the ad is restored', async () => {
  const shared = await share(config);
  await client.json('DELETE', `/api/ads/${id}`, undefined);
  expect((await phone(shared)).statusCode).toBe(404);
  expect((await client.json('POST', sharePreview.path(id), { config })).statusCode).toBe(404);
  await client.json('POST', `/api/ads/${id}/restore`, undefined);
  expect((await phone(shared)).statusCode).toBe(200);
});

it('answers unknown addresses as such, and slows down clients that try many of them only', async () => {
  const shared = await share(config);
  const tries = [
    '/p/',
    '/p/x',
    '/p/%00',
    `/p/${'x'.repeat(43)}`,
    `/p/${'x'.repeat(2000)}`,
    '/p/../../etc/passwd',
    '/p/a/b?c',
  ];
  for (const url of tries) {
    const answer = await server.app.inject({ url, remoteAddress: '127.0.0.2' });
    expect([url, answer.statusCode]).toEqual([url, url.includes('..') ? expect.any(Number) : 404]);
    expect(answer.body).not.toContain('root:');
  }
  expect((await server.app.inject({ url: '/p/x', remoteAddress: '127.0.0.2' })).body).toContain(
    sharedUnknown.title,
  );
  for (let attempt = 0; attempt < sharedLinkRateLimit.maxAttempts; attempt += 1)
    await server.app.inject({ url: `/p/${attempt}`, remoteAddress: '127.0.0.2' });
  const wait = await server.app.inject({ url: '/p/again', remoteAddress: '127.0.0.2' });
  expect([wait.statusCode, Number(wait.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(wait.body).toContain(sharedTooMany.text);
  expect((await phone(shared, '127.0.0.2')).statusCode).toBe(200);
});

// Requirement: share.network-guard
it('serves only shared previews to other machines of the network, unless an operator opens the server', async () => {
  const shared = await share(config);
  expect((await phone(shared, '192.168.1.20')).statusCode).toBe(200);
  for (const url of ['/', '/api/health', '/api/access', '/create']) {
    const answer = await server.app.inject({ url, remoteAddress: '192.168.1.20' });
    expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining(onlyHere.title)]);
  }
  const forged = { 'x-forwarded-for': '127.0.0.1', host: 'localhost' };
  const answer = await server.app.inject({ url: '/', remoteAddress: '10.0.0.9', headers: forged });
  expect(answer.statusCode).toBe(403);
  const open = await startTestServer({ settings: { host: '0.0.0.0' } });
  const health = await open.app.inject({ url: '/api/health', remoteAddress: '192.168.1.20' });
  expect(health.statusCode).toBe(200);
});

it('refuses ads that cannot be shown, files of other sessions, and too large bodies', async () => {
  const send = (body: unknown, as = client) => as.json('POST', sharePreview.path(id), body);
  expect((await send({})).statusCode).toBe(400);
  expect((await send({ config: { id } })).json().error.message).toBe(
    describeProblem({ code: 'cover-image-missing', params: {} }),
  );
  expect((await send({ config: { name: 'x'.repeat(requestLimits.jsonBodyBytes) } })).statusCode).toBe(413);
  const foreign = await client.json('POST', sharePreview.path('ad-00000000'), {
    config: { ...config, assets: { ...config.assets, coverImage: { filePath: 'asset:00000000' } } },
  });
  expect([foreign.statusCode, foreign.json().error.code]).toEqual([422, 'unknown-asset']);
});

async function share(
  ad: AdConfig,
  how: { adId?: string; as?: Client; lifetime?: string } = {},
): Promise<SharedPreview> {
  const { adId = id, as = client, lifetime } = how;
  const answer = await as.json('POST', sharePreview.path(adId), {
    config: ad,
    ...(lifetime !== undefined && { lifetime }),
  });
  expect(Compile(SharePreviewResponse).Errors(answer.json())).toEqual([]);
  return answer.json<SharePreviewResponse>().data;
}

function phone({ urls: [url = ''] }: SharedPreview, remoteAddress = '127.0.0.1') {
  return server.app.inject({ url: new URL(url).pathname, remoteAddress });
}
