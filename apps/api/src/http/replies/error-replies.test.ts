import { Failure } from '@spinreel/api-contract/schemas/envelope';
import { requestLimits } from '@spinreel/config-schema/limits/limits';
import { messages } from '@spinreel/config-schema/messages/messages';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

// Requirement: security.failure-details
it('answers an unexpected error without internal details', async () => {
  const server = await startTestServer();
  await server.services.database.destroy();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/access',
    payload: { password: 'right password' },
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    success: false,
    error: { code: 'unexpected', message: messages.backend.unexpected },
    requestId: expect.any(String),
  });
});

// Requirement: security.static-files
it.each(['/api/unknown', '/api', '/api/ads/ad-12345678/more', '/api/../api/nothing'])(
  '%s is an unknown address, and no page',
  async (url) => {
    const { app } = await startTestServer();
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not-found']);
  },
);

// Requirement: security.ids
it.each([
  ['../x', 404],
  ['..%2fx', 404],
  ['%2e%2e', 404],
  ['a%2fb-12345678', 404],
  ['x'.repeat(300), 404],
  ['__proto__', 404],
  ['CON', 404],
  ['%00%00%00%00%00%00%00%00', 404],
  ['%zz', 400],
])('the id %s is answered %d', async (id, status) => {
  const client = await (await startTestServer()).unlocked();
  const answer = await client.get(`/api/ads/${id}`);
  expect(answer.statusCode).toBe(status);
  expect(Compile(Failure).Check(answer.json())).toBe(true);
});

it.each(['a', 'ad 1', '../x', 'x'.repeat(300)])(
  'the id %s belongs to no ad, whatever is asked about it',
  async (id) => {
    const client = await (await startTestServer()).unlocked();
    const path = encodeURIComponent(id);
    const answers = [
      await client.get(`/api/ads/${path}`),
      await client.get(`/api/ads/${path}/versions`),
      await client.json('PUT', `/api/ads/${path}`, {}),
      await client.json('DELETE', `/api/ads/${path}`, undefined),
      await client.json('POST', `/api/export/${path}/generate`, { config: {} }),
      await client.json('POST', `/api/export/${path}/share`, { config: {} }),
    ];
    const unknown = { code: 'unknown-ad', message: messages.ad.unknownAd };
    for (const answer of answers) expect([answer.statusCode, answer.json().error]).toEqual([404, unknown]);
    const asset = await client.get(`/api/assets/${path}`);
    expect([asset.statusCode, asset.json().error.code]).toEqual([404, 'not-found']);
  },
);

// Requirement: security.json
it.each([
  ['a key that reaches the prototype', '{"__proto__":{"x":1}}', 400],
  ['the same key in disguise', '{"\\u005f_proto__":{"x":1}}', 400],
  ['a constructor that reaches the prototype', '{"constructor":{"prototype":{"x":1}}}', 400],
  ['20,000 levels', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 400],
  ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, 400],
  ['half an object', '{"name":', 400],
  ['nothing', '', 400],
  ['too many bytes', JSON.stringify({ name: 'x'.repeat(requestLimits.jsonBodyBytes) }), 413],
  ['a number where text belongs', '{"name":1}', 422],
  ['an unknown field', '{"naem":"x"}', 422],
  ['a number beyond all numbers', '{"videoSize":1e999}', 422],
])('a body of %s is answered', async (_name, payload, status) => {
  const server = await startTestServer();
  const answer = await sendAd(server, payload, 'application/json');
  expect(answer.statusCode).toBe(status);
  expect(Compile(Failure).Check(answer.json())).toBe(true);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

// Requirement: security.json
it.each(['text/plain', 'application/xml', ''])('a body of type "%s" is refused', async (type) => {
  const server = await startTestServer();
  const answer = await sendAd(server, '{"id":"ad-12345678"}', type);
  expect(answer.statusCode).toBe(415);
});

// Requirement: security.json
it('validates bodies with an unusual content type too', async () => {
  const answer = await sendAd(await startTestServer(), '{"name":1}', 'application/json\t;x');
  expect(answer.statusCode).toBe(422);
});

async function sendAd(server: TestServer, payload: string, type: string) {
  const { cookie } = await server.unlocked();
  return await server.app.inject({
    method: 'POST',
    url: '/api/ads',
    payload,
    headers: { cookie, 'content-type': type, 'sec-fetch-site': 'same-origin' },
  });
}
