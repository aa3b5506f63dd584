import { CheckPublishingResponse } from '@spinreel/api-contract/publishing';
import { Compile } from 'typebox/compile';
import { beforeEach, expect, it } from 'vitest';
import {
  type PublishingWorkers,
  startPublishingWorkers,
  waitForEnd,
} from '../../test/processes/start-publishing-workers.ts';

let workers: PublishingWorkers;

beforeEach(async () => {
  workers = await startPublishingWorkers();
  return workers.close;
});

it('is completed by another worker when one is killed', async () => {
  const { request, waitForPlay, listChecks } = workers;
  const answer = request({ product: 'social-casino', market: 'us' });
  answer.catch(() => undefined);
  const { worker, player } = await waitForPlay();
  worker.kill('SIGKILL');
  await waitForEnd(player);
  const body: unknown = await (await answer).json();
  expect(Compile(CheckPublishingResponse).Errors(body)).toEqual([]);
  expect(body).toMatchObject({ data: { compliance: { product: 'social-casino', market: 'us' } } });
  expect(await listChecks('completed')).toHaveLength(1);
  expect(await listChecks('failed')).toEqual([]);

  const again = await request({ product: 'social-casino', market: 'us' });
  expect(await again.json()).toEqual(body);
  expect(await listChecks('completed')).toHaveLength(1);
});

it('is played by another worker when one is killed, until the client leaves', async () => {
  const leaving = new AbortController();
  const answer = workers.request({ product: 'sweepstakes', market: 'us' }, leaving.signal);
  answer.catch(() => undefined);
  const first = await workers.waitForPlay();
  first.worker.kill('SIGKILL');
  await waitForEnd(first.player);

  const second = await workers.waitForPlay();
  expect(second.worker.pid).not.toBe(first.worker.pid);
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  await waitForEnd(second.player);
  expect(await workers.listChecks('cancelled')).toHaveLength(1);
  expect(await workers.listChecks('failed')).toEqual([]);
});
