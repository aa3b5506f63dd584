import { messages } from '@spinreel/config-schema/messages/messages';
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
  ['POST', '/api/export/ad-12345678/meta'],
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

// Requirement: access.locked-api
it.each(guarded)('%s %s is locked without a session, and with a forged one', async (method, url) => {
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

// Requirement: access.server-side-check
it('the right password unlocks the session with a cookie that scripts cannot read', async () => {
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

// Requirement: access.server-side-check
it('marks the cookie as secure only on encrypted connections', async () => {
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

// Requirement: access.server-side-check
it('answers a wrong password with the product’s message', async () => {
  const visitor = (await startTestServer()).visitor();
  const answer = await visitor.json('POST', '/api/access', { password: 'wrong' });
  expect([answer.statusCode, answer.json().error.message]).toEqual([
    401,
    'Incorrect password. Please try again.',
  ]);
  expect(answer.cookies).toEqual([]);
});

// Requirement: access.server-side-check
it('accepts a password in any Unicode composition', async () => {
  const server = await startTestServer({ settings: { accessPassword: 'caf\u00e9 open' } });
  for (const password of ['caf\u00e9 open', 'cafe\u0301 open'])
    expect((await server.visitor().json('POST', '/api/access', { password })).statusCode).toBe(200);
});

// Requirement: access.calls, access.server-side-check
it('ends a session on leaving, also for a copy of its cookie', async () => {
  const server = await startTestServer();
  const client = await server.unlocked();
  const copy = client.cookie;
  expect((await client.json('DELETE', '/api/access', undefined)).json().data).toEqual({ unlocked: false });
  expect(client.cookie).toBe('');
  client.cookie = copy;
  expect((await client.get('/api/ads/ad-12345678')).statusCode).toBe(401);
});

// Requirement: access.server-side-check
it('refuses extremely long passwords', async () => {
  const visitor = (await startTestServer()).visitor();
  const huge = await visitor.json('POST', '/api/access', { password: 'x'.repeat(1024 * 1024) });
  const long = await visitor.json('POST', '/api/access', { password: 'x'.repeat(300) });
  expect([huge.statusCode, long.statusCode]).toEqual([413, 400]);
});

// Requirement: access.slow-guessing
it('delays wrong passwords more and more, whatever address is claimed, and reports the wait', async () => {
  const { server, clock } = await setupWithClock();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const headers: Record<string, string> =
      attempt % 2 === 0 ? {} : { 'x-forwarded-for': `203.0.113.${attempt}` };
    statuses.push(
      (await server.visitor().json('POST', '/api/access', { password: 'wrong' }, headers)).statusCode,
    );
  }
  expect(statuses).toEqual([
    ...Array.from({ length: 5 }, () => 401),
    ...Array.from({ length: 15 }, () => 429),
  ]);
  const refused = await server.visitor().json('POST', '/api/access', { password: testPassword });
  expect(refused.json().error).toEqual({
    code: 'too-many-attempts',
    message: 'Too many wrong passwords. Please try again in 1 second.',
  });
  expect(refused.headers['retry-after']).toBe('1');
  clock.nowMs += 1000;
  const right = await server.visitor().json('POST', '/api/access', { password: testPassword });
  expect(right.statusCode).toBe(200);
});

// Requirement: access.slow-guessing
it('a person behind the address of a guessing script gets in after the reported wait', async () => {
  const { server, clock } = await setupWithClock();
  const guess = () => server.visitor().json('POST', '/api/access', { password: 'wrong' });
  const colleague = await server.unlocked();
  const browser = colleague.browserCookie;
  for (let second = 0; second < 600; second += 1) {
    await guess();
    clock.nowMs += 1000;
  }
  await guess();
  const person = server.visitor();
  const first = await person.json('POST', '/api/access', { password: testPassword });
  expect(first.statusCode).toBe(429);
  clock.nowMs += Number(first.headers['retry-after']) * 1000;
  await guess();
  expect((await person.json('POST', '/api/access', { password: testPassword })).statusCode).toBe(200);
  const again = server.visitor();
  again.browserCookie = browser;
  expect((await again.json('POST', '/api/access', { password: testPassword })).statusCode).toBe(200);
});

// Requirement: access.slow-guessing
it('a known browser gets in while others guess with new cookies, and is delayed only by its own guesses', async () => {
  const { server, clock } = await setupWithClock();
  const known = await server.unlocked();
  const guesser = server.visitor();
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (attempt % 5 === 0) guesser.browserCookie = '';
    await guesser.json('POST', '/api/access', { password: 'wrong' });
  }
  const newcomer = server.visitor();
  const refused = await newcomer.json('POST', '/api/access', { password: testPassword });
  expect([refused.statusCode, Number(refused.headers['retry-after']) <= 10]).toEqual([429, true]);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    statuses.push((await known.json('POST', '/api/access', { password: 'wrong' })).statusCode);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  clock.nowMs += 1000;
  expect((await known.json('POST', '/api/access', { password: testPassword })).statusCode).toBe(200);
});

// Requirement: access.slow-guessing
it('a cookie counts as a known browser only with our signature', async () => {
  const { server } = await setupWithClock();
  const forger = server.visitor();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    forger.browserCookie = `spinreel_browser=known-${'a'.repeat(21)}${attempt}.forged`;
    statuses.push((await forger.json('POST', '/api/access', { password: 'wrong' })).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
});

it('expires the sessions of browsers that never close', async () => {
  const clock = { nowMs: Date.parse('2026-11-21T12:00:00Z') };
  const client = await (await startTestServer({ now: () => clock.nowMs })).unlocked();
  clock.nowMs += 31 * 24 * 60 * 60 * 1000;
  expect((await client.get('/api/ads/ad-12345678')).statusCode).toBe(401);
});

async function setupWithClock() {
  const clock = { nowMs: Date.parse('2026-11-21T12:00:00Z') };
  return { clock, server: await startTestServer({ now: () => clock.nowMs }) };
}
