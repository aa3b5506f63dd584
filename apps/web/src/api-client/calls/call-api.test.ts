// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from './call-api.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a small request', 'x', true],
  [
    'a request that browsers would reject, such as an ad with hundreds of variants,',
    'x'.repeat(100_000),
    false,
  ],
  ['a request whose text is short but not its bytes', '界'.repeat(20_000), false],
])('%s is sent, with keepalive: $2', async (_title, text, keepalive) => {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    requests.push(init);
    return Promise.resolve(Response.json({ data: 'saved' }));
  });
  const answer = await callApi({ method: 'PUT', path: '/api/ads/one', body: { text }, keepalive: true });
  expect(answer).toMatchObject({ data: 'saved' });
  expect(requests[0]?.keepalive === true).toBe(keepalive);
});
