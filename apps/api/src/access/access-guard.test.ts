import { messages } from '@spinreel/config-schema/messages/messages';
import { tokenRateLimit } from '@spinreel/config-schema/limits/timings';
import { expect, it } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const id = 'ad-12345678';

// Requirement: access.scripts
it('accepts a script with its access token, as a session with only its own ads', async () => {
  const { server, send } = await setup();
  const { token } = await server.services.tokens.create('Script');
  expect((await send(token, 'POST', '/api/ads', { id })).statusCode).toBe(200);
  expect((await send(token, 'GET', '/api/ads')).json().data.ads).toMatchObject([{ id }]);
  expect((await send(token, 'GET', '/api/access')).json().data).toEqual({ unlocked: true });
  const { token: other } = await server.services.tokens.create('Other');
  expect((await send(other, 'GET', '/api/ads')).json().data.ads).toEqual([]);
  expect((await (await server.unlocked()).get('/api/ads')).json().data.ads).toEqual([]);
});

it('refuses a foreign page that knows an access token', async () => {
  const { server, send } = await setup();
  const { token } = await server.services.tokens.create('Script');
  const answer = await send(token, 'POST', '/api/ads', { id }, { origin: 'https://evil.example' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'cross-site']);
});

it('refuses an unknown or revoked token with a clear message, whatever cookie comes with it', async () => {
  const { server, send } = await setup();
  const { id: tokenId, token } = await server.services.tokens.create('Script');
  await server.services.tokens.revoke(tokenId);
  const { cookie } = await server.unlocked();
  for (const wrong of [token, 'guess']) {
    const answer = await send(wrong, 'GET', `/api/ads/${id}`, undefined, { cookie });
    expect([answer.statusCode, answer.json().error]).toEqual([
      401,
      { code: 'invalid-token', message: messages.access.invalidToken },
    ]);
  }
});

it('delays guesses of tokens, and accepts a valid one from the same address at any time', async () => {
  const { server, send } = await setup();
  const { token } = await server.services.tokens.create('Script');
  const statuses = new Set<number>();
  for (let attempt = 0; attempt <= tokenRateLimit.maxAttempts; attempt += 1)
    statuses.add((await send(`guess-${attempt}`, 'GET', '/api/ads')).statusCode);
  expect([...statuses]).toEqual([401, 429]);
  const refused = await send('guess', 'GET', '/api/ads');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send(token, 'GET', '/api/ads')).statusCode).toBe(200);
});

async function setup() {
  const server = await startTestServer();
  const send = (
    token: string,
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) =>
    server.app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  return { server, send };
}
