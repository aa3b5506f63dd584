// Requirement: publishing.check, reliability.many-processes
import { beforeAll, expect, it } from 'vitest';
import {
  type PublishingWorkers,
  startPublishingWorkers,
  waitForEnd,
} from '../../test/processes/start-publishing-workers.ts';

let workers: PublishingWorkers;

beforeAll(async () => {
  workers = await startPublishingWorkers();
  return workers.close;
});

it(
  'is played by another worker when one is killed, until the client leaves',
  { timeout: 600_000 },
  async () => {
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
  },
);
