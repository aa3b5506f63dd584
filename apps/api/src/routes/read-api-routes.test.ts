import { expect, it, vi } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { openapiDocument } from '../openapi/openapi-document.ts';
import { referencePage } from '../openapi/reference-page.ts';

vi.mock('../openapi/openapi-document.ts', { spy: true });
vi.mock('../openapi/reference-page.ts', { spy: true });

it.each([
  { url: '/api/openapi.json', make: openapiDocument },
  { url: '/api/docs', make: referencePage },
])('makes $url when it is asked for first, and answers the same text ever after', async ({ url, make }) => {
  const { app } = await startTestServer();
  expect(make).not.toHaveBeenCalled();
  const [first, second] = [await app.inject(url), await app.inject(url)];
  expect([first.statusCode, second.body === first.body]).toEqual([200, true]);
  expect(make).toHaveBeenCalledTimes(1);
});
