import { expect, it, vi } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { buildOpenapiDocument } from './build-openapi-document.ts';
import { renderReferencePage } from './render-reference-page.ts';

vi.mock('./build-openapi-document.ts', { spy: true });
vi.mock('./render-reference-page.ts', { spy: true });

it.each([
  { url: '/api/openapi.json', make: buildOpenapiDocument },
  { url: '/api/docs', make: renderReferencePage },
])('makes $url when it is asked for first, and answers the same text ever after', async ({ url, make }) => {
  const { app } = await startTestServer();
  expect(make).not.toHaveBeenCalled();
  const [first, second] = [await app.inject(url), await app.inject(url)];
  expect([first.statusCode, second.body === first.body]).toEqual([200, true]);
  expect(make).toHaveBeenCalledTimes(1);
});
