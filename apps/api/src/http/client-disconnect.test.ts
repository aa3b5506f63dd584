import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { patient } from '../../test/patient.ts';
import { createDisconnectSignal } from './create-disconnect-signal.ts';
import { addErrorReplies } from './replies/error-replies.ts';

it('does not log a client that left as a failure of the server', async () => {
  const lines: string[] = [];
  const log = new PassThrough().on('data', (line) => lines.push(String(line)));
  const app = Fastify({ logger: { stream: log } });
  addErrorReplies(app);
  const leaving = new AbortController();
  app.get('/', async (_request, reply) => {
    const signal = createDisconnectSignal(reply);
    leaving.abort();
    await once(signal, 'abort');
    signal.throwIfAborted();
  });
  const address = await app.listen({ port: 0 });
  await expect(fetch(address, { signal: leaving.signal })).rejects.toThrow('aborted');
  await expect.poll(() => lines.join(''), patient).toContain('The client disconnected');
  expect(lines.join('')).not.toContain('Unexpected error');
  await app.close();
});
