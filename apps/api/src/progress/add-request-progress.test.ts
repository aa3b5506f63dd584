import { request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchProgress } from '@spinreel/api-contract/progress';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { patient } from '../../test/patient.ts';
import type { App } from '../http/app.ts';
import { addRequestProgress } from './add-request-progress.ts';
import { createProgressHub } from './progress-hub.ts';
import type { WorkProgress } from './work-progress.ts';

const work = { id: 'work-12345678', sessionId: 'session-a' };

it('forgets work whose client has left, also if it continues for others', async () => {
  const { heard, ask, progressOf } = await setup();
  const asked = ask();
  const progress = await progressOf();
  progress.report('encoding', 0.5);
  expect(heard()).toMatchObject([{ stage: 'encoding' }]);
  asked.destroy();
  await vi.waitFor(() => expect(heard()).toEqual([]), patient);
  progress.report('packing');
  expect(heard()).toEqual([]);
});

it('remembers nothing of work whose client left before it began', async () => {
  const entered = Promise.withResolvers<ServerResponse>();
  const session = Promise.withResolvers<undefined>();
  const { heard, ask, progressOf } = await setup(async (answer) => {
    entered.resolve(answer);
    await session.promise;
  });
  const asked = ask();
  const answer = await entered.promise;
  asked.destroy();
  await vi.waitFor(() => expect(answer.closed).toBe(true), patient);
  session.resolve(undefined);
  (await progressOf()).report('encoding', 0.5);
  expect(heard()).toEqual([]);
});

/** `before` runs on the server for each request, before its progress is set up. */
async function setup(before: (answer: ServerResponse) => Promise<void> = () => Promise.resolve()) {
  const hub = createProgressHub();
  const app = Fastify() as unknown as App;
  app.decorateRequest('sessionId', work.sessionId);
  app.addHook('onRequest', (_request, reply) => before(reply.raw));
  addRequestProgress(app, hub);
  const started = Promise.withResolvers<WorkProgress>();
  // Never answers.
  app.get('/', (asked) => {
    started.resolve(asked.progress);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return {
    progressOf: () => started.promise,
    ask: () =>
      request({ port, headers: { [watchProgress.progressHeader]: work.id } })
        .on('error', () => undefined)
        .end(),
    /** Returns the events that a new subscriber receives immediately. */
    heard: () => {
      const all: unknown[] = [];
      hub.subscribe(work, { next: (progress) => all.push(progress), end: () => undefined })();
      return all;
    },
  };
}
