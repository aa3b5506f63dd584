import { expect, it, vi } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

it.each(['/api/openapi.json', '/api/docs'])(
  'makes %s when it is asked for first, and answers the same text ever after',
  async (url) => {
    const { app } = await startTestServer();
    const describe = vi.spyOn(app, 'swagger');
    const [first, second] = [await app.inject(url), await app.inject(url)];
    expect([first.statusCode, second.body === first.body]).toEqual([200, true]);
    expect(describe).toHaveBeenCalledTimes(1);
  },
);
