import type { ExportResult } from '@spinreel/api-contract/exports';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeEventSource, type WatchedStream } from '../../../test/fake-event-source.ts';
import { createExportQueue, type ExportTask } from './export-queue.ts';

let streams: WatchedStream[];

beforeEach(() => {
  streams = fakeEventSource();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

// Requirement: export.many
test('runs two exports at a time, and the next when one ends', async () => {
  const { queue, task, statuses, answer } = setup();
  for (const network of ['a', 'b', 'c', 'd']) void queue.run(task(network));
  expect(statuses()).toEqual({ a: 'exporting', b: 'exporting', c: 'queued', d: 'queued' });
  answer('a', { data: result });
  await vi.waitFor(() =>
    expect(statuses()).toEqual({ a: 'ready', b: 'exporting', c: 'exporting', d: 'queued' }),
  );
});

// Requirement: export.many
test('a failed export stops no other', async () => {
  const { queue, task, answer } = setup();
  const runs = ['a', 'b', 'c'].map((network) => queue.run(task(network)));
  answer('a', { error: refused });
  answer('b', { data: result });
  await vi.waitFor(() => expect(queue.getStates()['c']?.status).toBe('exporting'));
  answer('c', { error: { ...refused, message: null } });
  expect(await Promise.all(runs)).toEqual([null, result, null]);
  expect(queue.getStates()).toMatchObject({
    a: { status: 'failed', message: 'It is too big.' },
    b: { status: 'ready', result, ad: '{}' },
    c: { status: 'failed', message: 'c export failed' },
  });
});

// Requirement: export.cancel
test('cancels running and waiting exports, and those that wait never start', async () => {
  const { queue, task, statuses, answer, requests } = setup();
  const runs = ['a', 'b', 'c', 'd'].map((network) => queue.run(task(network)));
  queue.cancel(['a', 'c', 'unknown']);
  expect(statuses()).toEqual({ a: 'canceled', b: 'exporting', c: 'canceled', d: 'queued' });
  expect(requests.get('a')?.abort).toHaveBeenCalledOnce();
  answer('a', { error: refused });
  await vi.waitFor(() => expect(statuses()).toMatchObject({ a: 'canceled', d: 'exporting' }));
  answer('b', { data: result });
  answer('d', { data: result });
  expect(await Promise.all(runs)).toEqual([null, result, null, result]);
  expect([...requests.keys()]).toEqual(['a', 'b', 'd']);
});

test('exports again after a cancellation, and ignores the answer to the canceled request', async () => {
  const { queue, task, statuses, requests, answer } = setup();
  void queue.run(task('a'));
  const canceled = requests.get('a');
  queue.cancel(['a']);
  const second = queue.run(task('a'));
  expect(statuses()).toEqual({ a: 'exporting' });
  canceled?.resolve({ error: refused });
  answer('a', { data: result });
  expect(await second).toEqual(result);
  expect(statuses()).toEqual({ a: 'ready' });
});

test('reports progress, one export at a time per network, and forgets a result', async () => {
  const { queue, task, statuses, answer } = setup();
  const first = queue.run(task('a'));
  expect(await queue.run(task('a'))).toBeNull();
  streams[0]?.tell({ stage: 'encoding', percent: 42 });
  expect(queue.getStates()['a']).toMatchObject({ progress: { stage: 'encoding', percent: 42 } });
  answer('a', { data: result });
  await first;
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true]);
  queue.clear('a');
  expect(statuses()).toEqual({});
});

const result = { downloadUrl: '/api/downloads/file', fileSize: 9 } as ExportResult;
const refused = {
  status: 422,
  code: 'does-not-fit',
  message: 'It is too big.',
  retryAfterSeconds: null,
  data: null,
};

type Answer = { data?: ExportResult; error?: unknown };

/** Creates a queue whose requests are answered by the test. */
function setup() {
  const queue = createExportQueue();
  const requests = new Map<string, { resolve: (answer: Answer) => void; abort: () => void }>();
  const task = (network: string): ExportTask => ({
    network,
    ad: '{}',
    failureText: `${network} export failed`,
    send: () => {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      const abort = vi.fn();
      requests.set(network, { resolve, abort });
      return Object.assign(promise, { abort });
    },
  });
  const statuses = () =>
    Object.fromEntries(Object.entries(queue.getStates()).map(([id, { status }]) => [id, status]));
  return {
    queue,
    task,
    statuses,
    requests,
    answer: (id: string, answer: Answer) => requests.get(id)?.resolve(answer),
  };
}
