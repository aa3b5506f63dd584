import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { clientGone } from './client-gone.ts';
import { addErrorReplies } from './error-replies.ts';

it('a client that leaves meanwhile is not logged as a failure of the server', async () => {
  const lines: string[] = [];
  const log = new PassThrough().on('data', (line) => lines.push(String(line)));
  const app = Fastify({ logger: { stream: log } });
  addErrorReplies(app);
  const leaving = new AbortController();
  app.get('/', async (_request, reply) => {
    const signal = clientGone(reply);
    leaving.abort();
    await once(signal, 'abort');
    signal.throwIfAborted();
  });
  const address = await app.listen({ port: 0 });
  await expect(fetch(address, { signal: leaving.signal })).rejects.toThrow('aborted');
  await expect.poll(() => lines.join('')).toContain('The client has left');
  expect(lines.join('')).not.toContain('Unexpected failure');
  await app.close();
});
