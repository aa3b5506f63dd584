import type { CheckVerdict } from '@spinreel/api-contract/checks';
import type { Progress } from '@spinreel/api-contract/progress';
import { expect, test } from 'vitest';
import type { ApiFailure } from '../../../api-client/calls/api-failure.ts';
import { createPlayQueue, type RequestPlay } from './play-queue.ts';

// Requirement: check.play
test('plays a file for two networks at a time, and one failure does not stop the others', async () => {
  const { queue, running, sent } = setup({ google: createFailure(422, 'It took too long.') });
  await queue.run(['meta', 'google', 'moloco']);
  expect(sent).toEqual(['meta', 'google', 'moloco']);
  expect(running.most).toBe(2);
  expect(queue.getStates()).toMatchObject({
    meta: { status: 'played', verdict: { network: 'meta' } },
    google: { status: 'failed', message: 'It took too long.' },
    moloco: { status: 'played' },
  });
});

// Requirement: check.play
test('cancels what runs and waits, keeps what was played, and can continue', async () => {
  const { queue, sent } = setup({});
  const stop = queue.subscribe(() => {
    if (queue.getStates()['moloco']?.status === 'playing') queue.cancel();
  });
  await queue.run(['meta', 'google', 'moloco', 'unity']);
  stop();
  expect(listStatuses(queue)).toEqual({
    meta: 'played',
    google: 'played',
    moloco: 'canceled',
    unity: 'canceled',
  });
  await queue.run(['moloco', 'unity']);
  expect(new Set(Object.values(listStatuses(queue)))).toEqual(new Set(['played']));
  expect(sent.at(-1)).toBe('unity');
});

test('stops if the server has no browser or no longer has the file', async () => {
  const { queue, sent } = setup({ meta: createFailure(501, 'The server has no browser.') });
  await queue.run(['meta', 'google', 'moloco']);
  expect(sent).toEqual(['meta', 'google']);
  expect(queue.getStates()['moloco']).toEqual({ status: 'failed', message: 'The server has no browser.' });
});

test('a play that waits for another one of the same file is queued, and says when the server is busy', async () => {
  const { queue, report, answer } = setupServer();
  const done = queue.run(['meta', 'google']);
  report('meta', 'waiting');
  expect(queue.getStates()['meta']).toMatchObject({ status: 'playing', progress: { stage: 'waiting' } });
  report('meta', 'playing');
  report('google', 'waiting');
  expect(queue.getStates()['google']).toEqual({ status: 'queued' });
  answer('meta');
  report('google', 'playing');
  expect(queue.getStates()['google']).toMatchObject({ status: 'playing' });
  answer('google');
  await done;
});

function setup(failures: Readonly<Record<string, ApiFailure>>) {
  const sent: string[] = [];
  const running = { now: 0, most: 0 };
  const requestPlay: RequestPlay = async (network) => {
    sent.push(network);
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await Promise.resolve();
    running.now -= 1;
    const error = failures[network];
    return error === undefined ? { data: { network } as CheckVerdict } : { error };
  };
  return { queue: createPlayQueue(requestPlay), sent, running };
}

/** A queue whose requests are answered by the test. */
function setupServer() {
  const requests = new Map<string, { onProgress: (progress: Progress) => void; resolve: () => void }>();
  const queue = createPlayQueue((network, { onProgress }) => {
    const { promise, resolve } = Promise.withResolvers<{ data: CheckVerdict }>();
    requests.set(network, { onProgress, resolve: () => resolve({ data: { network } as CheckVerdict }) });
    return promise;
  });
  return {
    queue,
    report: (network: string, stage: Progress['stage']) =>
      requests.get(network)?.onProgress({ stage, percent: 0 }),
    answer: (network: string) => requests.get(network)?.resolve(),
  };
}

function createFailure(status: number, message: string): ApiFailure {
  return { status, code: 'failed', message, retryAfterSeconds: null, data: undefined };
}

function listStatuses(queue: ReturnType<typeof createPlayQueue>): Record<string, string> {
  return Object.fromEntries(Object.entries(queue.getStates()).map(([id, { status }]) => [id, status]));
}
