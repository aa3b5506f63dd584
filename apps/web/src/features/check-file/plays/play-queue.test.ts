import type { CheckVerdict } from '@spinreel/api-contract/checks';
import { expect, test } from 'vitest';
import type { ApiFailure } from '../../../api-client/api-failure.ts';
import { createPlayQueue, type RequestPlay } from './play-queue.ts';

// Requirement: check.play
test('plays a file for one network at a time, and one failure does not stop the others', async () => {
  const { queue, running, sent } = setup({ google: createFailure(422, 'It took too long.') });
  await queue.run(['meta', 'google', 'moloco']);
  expect(sent).toEqual(['meta', 'google', 'moloco']);
  expect(running.most).toBe(1);
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
    if (queue.getStates()['google']?.status === 'playing') queue.cancel();
  });
  await queue.run(['meta', 'google', 'moloco']);
  stop();
  expect(listStatuses(queue)).toEqual({ meta: 'played', google: 'canceled', moloco: 'canceled' });
  await queue.run(['google', 'moloco']);
  expect(listStatuses(queue)).toEqual({ meta: 'played', google: 'played', moloco: 'played' });
  expect(sent.at(-1)).toBe('moloco');
});

test('stops if the server has no browser or no longer has the file', async () => {
  const { queue, sent } = setup({ meta: createFailure(501, 'The server has no browser.') });
  await queue.run(['meta', 'google']);
  expect(sent).toEqual(['meta']);
  expect(queue.getStates()['google']).toEqual({ status: 'failed', message: 'The server has no browser.' });
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

function createFailure(status: number, message: string): ApiFailure {
  return { status, code: 'failed', message, retryAfterSeconds: null, data: undefined };
}

function listStatuses(queue: ReturnType<typeof createPlayQueue>): Record<string, string> {
  return Object.fromEntries(Object.entries(queue.getStates()).map(([id, { status }]) => [id, status]));
}
