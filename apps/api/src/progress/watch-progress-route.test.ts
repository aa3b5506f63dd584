import { readFile } from 'node:fs/promises';
import { type Progress, watchProgress } from '@spinreel/api-contract/progress';
import { makeTextNamedMp4 } from '@spinreel/fixtures/hostile/hostile-videos';
import { makeMovVideo, makeVeryShortVideo } from '@spinreel/fixtures/odd/odd-videos';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { patient } from '../../test/patient.ts';
import { runEndless } from '../../test/test-jobs.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { uploadAd } from '../../test/upload-ad.ts';

const id = 'work-12345678';
const headers = { [watchProgress.progressHeader]: id };
const atEnd: (() => Promise<void>)[] = [];
let server: TestServer;
let client: Client;
let address: string;

beforeAll(async () => {
  server = await startTestServer({ cleanUp: (work) => atEnd.push(work) });
  client = await server.unlocked();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: api.progress
it('reports the progress of an upload until it is done', async () => {
  const watched = await watch();
  const bytes = await readFile(await makeMovVideo());
  const answer = await client.upload('video', { name: 'clip.mov', bytes }, {}, headers);
  expect(answer.statusCode).toBe(200);
  const events = await watched.events();
  const percents = events.map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(events.at(0)?.stage).toBe('encoding');
  expect(events.at(-1)).toEqual({ stage: 'done', percent: 100 });
  expect(events.some(({ stage, percent }) => stage === 'encoding' && percent > 1)).toBe(true);
});

it.each([
  ['preview', ['encoding', 'packing', 'done']],
  ['generate', ['encoding', 'packing', 'done']],
])('reports the progress of the call %s, packing last', async (call, expected) => {
  const config = await uploadAd(client);
  expect(await listStages(call, config)).toEqual(expected);
});

it('reports no encoding for media that are ready', async () => {
  const config = await uploadAd(client);
  await listStages('generate', config);
  expect(await listStages('generate-moloco', config)).toEqual(['packing', 'done']);
});

it('ends without completing when the work fails', async () => {
  const watched = await watch();
  const bytes = await readFile(await makeTextNamedMp4(server.dataDir));
  await client.upload('video', { name: 'clip.mp4', bytes }, {}, headers);
  expect(await watched.events()).toEqual([]);
});

it('reports that a job is waiting', async () => {
  const busy = await startTestServer({ settings: { workers: 1 } });
  const own = await busy.unlocked();
  const blocker = new AbortController();
  const ended = runEndless(busy, { key: 'blocker', signal: blocker.signal });
  const watched = await watch(own, await busy.app.listen({ port: 0, host: '127.0.0.1' }));
  const bytes = await readFile(await makeVeryShortVideo());
  const answer = own.upload('video', { name: 'clip.mp4', bytes }, {}, headers);
  await vi.waitFor(() => expect(watched.text()).toContain('data:'), patient);
  blocker.abort(new Error('enough'));
  await expect(ended).rejects.toThrow('enough');
  expect((await answer).statusCode).toBe(200);
  expect((await watched.events()).at(0)).toEqual({ stage: 'waiting', percent: 0 });
});

// Requirement: api.progress
it('shows the progress of a session to that session only', async () => {
  const other = await server.unlocked();
  const watched = await watch(other);
  await client.get('/api/ads/ad-00000000', headers);
  watched.close();
  expect(watched.text()).not.toContain('data:');
  expect((await server.visitor().get(watchProgress.path(id))).statusCode).toBe(401);
});

it('refuses malformed ids', async () => {
  expect((await client.get(watchProgress.path('short'))).statusCode).toBe(404);
  const answer = await client.get('/api/access', { [watchProgress.progressHeader]: '../etc' });
  expect(answer.statusCode).toBe(200);
  const locked = await client.get('/api/ads/ad-00000000', { [watchProgress.progressHeader]: '../etc' });
  expect([locked.statusCode, locked.json().error.code]).toEqual([400, 'malformed']);
});

it('closes all streams when the server closes', async () => {
  const closing = await startTestServer();
  const own = await closing.unlocked();
  const at = await closing.app.listen({ port: 0, host: '127.0.0.1' });
  const watched = await watch(own, at);
  await closing.close();
  expect(await watched.events()).toEqual([]);
});

/** Calls the server with a config, and returns the stages of its progress in their order. */
async function listStages(call: string, config: Awaited<ReturnType<typeof uploadAd>>) {
  const watched = await watch();
  await client.json('POST', `/api/export/${config.id}/${call}`, { config }, headers);
  return [...new Set((await watched.events()).map(({ stage }) => stage))];
}

/** Opens a stream of progress and reads it in the background. */
async function watch(as = client, at = address) {
  const stop = new AbortController();
  const answer = await fetch(at + watchProgress.path(id), {
    headers: { cookie: as.cookie },
    signal: stop.signal,
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  let text = '';
  const ended = (async () => {
    for await (const chunk of answer.body ?? []) text += Buffer.from(chunk).toString();
  })();
  ended.catch(() => undefined);
  return {
    text: () => text,
    close: () => stop.abort(),
    events: async (): Promise<Progress[]> => {
      await ended;
      return [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json) as Progress);
    },
  };
}
