import { expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { coverFile } from '../../../test/upload-ad.ts';

const body = { id: 'ad-12345678' };

// Requirement: security.cross-site
it.each([
  ['another site by its metadata', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sister site by its metadata', { 'sec-fetch-site': 'same-site' }, 403],
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['an opaque origin', { origin: 'null' }, 403],
  ['a program with the cookie', {}, 200],
  ['our own page', { 'sec-fetch-site': 'same-origin' }, 200],
  ['our own origin', { origin: 'http://localhost:4000' }, 200],
])('a change from %s is answered %s', async (_name, headers, status) => {
  const server = await startTestServer();
  const { cookie } = await server.unlocked();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/ads',
    payload: body,
    headers: { host: 'localhost:4000', cookie, ...headers },
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});

// Requirement: security.cross-site
it.each(['multipart/form-data; boundary=x', 'text/plain', 'application/x-www-form-urlencoded'])(
  'a form of another site (%s) is refused before it is read',
  async (type) => {
    const server = await startTestServer();
    const { cookie } = await server.unlocked();
    const headers = { cookie, 'content-type': type, 'sec-fetch-site': 'cross-site' };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/upload/image',
      payload: 'a=b',
      headers,
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'cross-site']);
  },
);

// Requirement: security.cross-site
it('a program without a session may enter the password', async () => {
  const { app } = await startTestServer();
  const answer = await app.inject({ method: 'POST', url: '/api/access', payload: { password: 'wrong' } });
  expect(answer.statusCode).toBe(401);
});

// Requirement: access.scripts
it('a program with the cookie uploads, saves and deletes', async () => {
  const server = await startTestServer();
  const client = await server.unlocked();
  client.isBrowser = false;
  expect((await client.upload('image', await coverFile())).statusCode).toBe(200);
  expect((await client.json('POST', '/api/ads', body)).statusCode).toBe(200);
  expect((await client.json('DELETE', `/api/ads/${body.id}`, undefined)).statusCode).toBe(204);
});

// Requirement: security.cross-site
it.each([
  ['a link of another site', '/api/access', { 'sec-fetch-site': 'cross-site' }, 200],
  ['our own origin', '/api/access', { origin: 'http://localhost:4000' }, 200],
  ['a script of another site', '/api/access', { origin: 'https://evil.example' }, 403],
  ['a script of a sandboxed page', '/api/access', { origin: 'null' }, 403],
  [
    'a script of another site that reads a public page',
    '/robots.txt',
    { origin: 'https://evil.example' },
    200,
  ],
] as const)('reading by %s is answered', async (_name, url, headers, status) => {
  const server = await startTestServer();
  const { cookie } = await server.unlocked();
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await server.app.inject({
      method,
      url,
      headers: { host: 'localhost:4000', cookie, ...headers },
    });
    expect([method, answer.statusCode]).toEqual([method, status]);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  }
});
