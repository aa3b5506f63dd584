import { messages } from '@spinreel/config-schema/messages';
import { accessRateLimit } from '@spinreel/config-schema/timings';
import { expect, it } from 'vitest';
import { startTestServer, testPassword } from '../../test/start-test-server.ts';

const guarded = [
  ['GET', '/api/ads/ad-12345678'],
  ['POST', '/api/ads'],
  ['PUT', '/api/ads/ad-12345678'],
  ['POST', '/api/upload/image'],
  ['POST', '/api/upload/video'],
  ['POST', '/api/upload/audio'],
  ['POST', '/api/upload/sample'],
  ['GET', '/api/assets/asset-12345678'],
  ['POST', '/api/export/ad-12345678/preview'],
  ['GET', '/api/export/ad-12345678/preview/token-12345678'],
  ['POST', '/api/export/ad-12345678/generate'],
  ['POST', '/api/export/ad-12345678/generate-moloco'],
  ['GET', '/api/downloads/file-12345678'],
  ['GET', '/api/ads'],
  ['DELETE', '/api/ads/ad-12345678'],
  ['POST', '/api/ads/ad-12345678/restore'],
  ['POST', '/api/ads/ad-12345678/duplicate'],
  ['GET', '/api/ads/ad-12345678/versions'],
  ['POST', '/api/ads/ad-12345678/versions'],
  ['GET', '/api/ads/ad-12345678/versions/1'],
  ['POST', '/api/upload/sample-ad'],
  ['POST', '/api/export/ad-12345678/sizes'],
  ['POST', '/api/export/ad-12345678/check'],
  ['POST', '/api/export/ad-12345678/share'],
] as const;

it.each(guarded)('S10: %s %s is locked without a session, and with a forged one', async (method, url) => {
  const { app } = await startTestServer();
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const cookie of ['', 'spinreel_session=abc', 'spinreel_session=abc.def']) {
    const answer = await app.inject({ method, url, headers: { ...headers, cookie } });
    expect([answer.statusCode, answer.json().error]).toEqual([
      401,
      { code: 'locked', message: messages.access.locked },
    ]);
  }
});

it('S10: the right password unlocks the session with a cookie that scripts cannot read', async () => {
  const visitor = (await startTestServer()).visitor();
  expect((await visitor.get('/api/access')).json()).toEqual({ success: true, data: { unlocked: false } });
  const answer = await visitor.json('POST', '/api/access', { password: testPassword });
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: { unlocked: true } }]);
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie).not.toHaveProperty('maxAge');
  expect(cookie).not.toHaveProperty('secure');
  expect((await visitor.get('/api/access')).json().data).toEqual({ unlocked: true });
  expect((await visitor.get('/api/ads/ad-12345678')).statusCode).toBe(404);
});

it('S10: the cookie is for encrypted connections only where the connection is one', async () => {
  const { app } = await startTestServer({ settings: { trustProxy: true } });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/access',
    payload: { password: testPassword },
    headers: { 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.cookies[0]).toMatchObject({ secure: true });
  expect(answer.headers['strict-transport-security']).toContain('max-age=');
});

it('S10: a wrong password is told in the words of the product', async () => {
  const visitor = (await startTestServer()).visitor();
  const answer = await visitor.json('POST', '/api/access', { password: 'wrong' });
  expect([answer.statusCode, answer.json().error.message]).toEqual([
    401,
    'Incorrect password. Please try again.',
  ]);
  expect(answer.cookies).toEqual([]);
});

it('S10: a password is the same however its letters are composed', async () => {
  const server = await startTestServer({ settings: { accessPassword: 'caf\u00e9 open' } });
  for (const password of ['caf\u00e9 open', 'cafe\u0301 open'])
    expect((await server.visitor().json('POST', '/api/access', { password })).statusCode).toBe(200);
});

it('S10: a session that was left is over, also for a copy of its cookie', async () => {
  const server = await startTestServer();
  const client = await server.unlocked();
  const copy = client.cookie;
  expect((await client.json('DELETE', '/api/access', undefined)).json().data).toEqual({ unlocked: false });
  expect(client.cookie).toBe('');
  client.cookie = copy;
  expect((await client.get('/api/ads/ad-12345678')).statusCode).toBe(401);
});

it('S10: refuses passwords of absurd length', async () => {
  const visitor = (await startTestServer()).visitor();
  const huge = await visitor.json('POST', '/api/access', { password: 'x'.repeat(1024 * 1024) });
  const long = await visitor.json('POST', '/api/access', { password: 'x'.repeat(300) });
  expect([huge.statusCode, long.statusCode]).toEqual([413, 400]);
});

it('S11: after too many wrong passwords even the right one has to wait, whatever address is claimed', async () => {
  const clock = { nowMs: Date.parse('2026-11-21T12:00:00Z') };
  const visitor = (await startTestServer({ now: () => clock.nowMs })).visitor();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const headers: Record<string, string> =
      attempt % 2 === 0 ? {} : { 'x-forwarded-for': `203.0.113.${attempt}` };
    statuses.push((await visitor.json('POST', '/api/access', { password: 'wrong' }, headers)).statusCode);
  }
  expect(statuses).toEqual([
    ...Array.from({ length: 5 }, () => 401),
    ...Array.from({ length: 15 }, () => 429),
  ]);
  const right = await visitor.json('POST', '/api/access', { password: testPassword });
  expect([right.statusCode, right.json().error.code]).toEqual([429, 'too-many-attempts']);
  expect(Number(right.headers['retry-after'])).toBe(accessRateLimit.windowMs / 1000);
  clock.nowMs += accessRateLimit.windowMs;
  expect((await visitor.json('POST', '/api/access', { password: testPassword })).statusCode).toBe(200);
});

it('ends sessions of browsers that never close', async () => {
  const clock = { nowMs: Date.parse('2026-11-21T12:00:00Z') };
  const client = await (await startTestServer({ now: () => clock.nowMs })).unlocked();
  clock.nowMs += 31 * 24 * 60 * 60 * 1000;
  expect((await client.get('/api/ads/ad-12345678')).statusCode).toBe(401);
});
