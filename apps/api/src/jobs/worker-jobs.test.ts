import { expect, it, vi } from 'vitest';
import type { Job, JobHandler } from './jobs.ts';
import { JobsBusy } from './jobs-busy.ts';
import { workerJobs } from './worker-jobs.ts';

it('does equal work once for all who wait for it', async () => {
  const { jobs, job, finish, started } = setup();
  const waiting = [jobs.run(job('a')), jobs.run(job('a')), jobs.run(job('a'))];
  finish('a');
  expect(await Promise.all(waiting)).toEqual(['a', 'a', 'a']);
  expect(started).toEqual(['a']);
});

it('runs as many jobs at a time as it has workers, in order', async () => {
  const { jobs, job, finish, started } = setup({ workers: 2 });
  const all = ['a', 'b', 'c'].map((key) => jobs.run(job(key)));
  expect(started).toEqual(['a', 'b']);
  finish('a');
  await all[0];
  await settled();
  expect(started).toEqual(['a', 'b', 'c']);
  for (const key of ['b', 'c']) finish(key);
  await Promise.all(all);
});

it('lets what somebody waits for go first, and keeps a worker free of background work', async () => {
  const { jobs, job, finish, started } = setup({ workers: 2 });
  const background = ['x', 'y'].map((key) => jobs.run(job(key, { priority: 'later' })));
  expect(started).toEqual(['x']);
  const wanted = jobs.run(job('a'));
  expect(started).toEqual(['x', 'a']);
  for (const key of ['a', 'x', 'y']) finish(key);
  await Promise.all([wanted, ...background]);
});

it('moves background work to the front once somebody waits for it', async () => {
  const { jobs, job, finish, started } = setup({ workers: 2 });
  const background = ['x', 'y'].map((key) => jobs.run(job(key, { priority: 'later' })));
  const wanted = jobs.run(job('y'));
  expect(started).toEqual(['x', 'y']);
  for (const key of ['x', 'y']) finish(key);
  await Promise.all([wanted, ...background]);
});

it('turns callers away at once when they would wait too long, and says when to come back', async () => {
  const { jobs, job, finish } = setup({ workers: 1 });
  const accepted = [1, 2, 3, 4].map((key) => jobs.run(job(String(key))));
  const refusal = await jobs.run(job('one too many')).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(JobsBusy);
  expect((refusal as JobsBusy).retryAfterSeconds).toBeGreaterThan(0);
  for (const key of [1, 2, 3, 4]) finish(String(key));
  await Promise.all(accepted);
});

it('turns a caller away when the wait turns out longer than thought', async () => {
  vi.useFakeTimers();
  const { jobs, job, finish, started } = setup({ workers: 1 });
  const first = jobs.run(job('slow'));
  const second = jobs.run(job('impatient', { maxWaitMs: 7000 })).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(7000);
  vi.useRealTimers();
  expect(await second).toBeInstanceOf(JobsBusy);
  finish('slow');
  await first;
  expect(started).toEqual(['slow']);
});

it('ends work when everybody who asked for it has gone', async () => {
  const { jobs, job, aborted } = setup();
  const [first, second] = [new AbortController(), new AbortController()];
  const waiting = [first, second].map(({ signal }) => jobs.run(job('a', { signal })));
  first.abort(new Error('gone'));
  await expect(waiting[0]).rejects.toThrow('gone');
  expect(aborted).toEqual([]);
  second.abort(new Error('gone too'));
  await expect(waiting[1]).rejects.toThrow('gone too');
  expect(aborted).toEqual(['a']);
});

it('goes on with work that is meant to outlive those who asked', async () => {
  const { jobs, job, finish, aborted } = setup();
  const caller = new AbortController();
  const left = jobs.run(job('a', { signal: caller.signal, outlivesWaiters: true }));
  caller.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const again = jobs.run(job('a'));
  finish('a');
  expect([await again, aborted]).toEqual(['a', []]);
});

it('tells a failure to all who wait, and tries again for the next', async () => {
  const { jobs, job } = setup();
  let runs = 0;
  const failing = job('a', { data: { run: () => Promise.reject(new Error(`failure ${(runs += 1)}`)) } });
  const waiting = [jobs.run(failing), jobs.run(failing)];
  await expect(waiting[0]).rejects.toThrow('failure 1');
  await expect(waiting[1]).rejects.toThrow('failure 1');
  await expect(jobs.run(failing)).rejects.toThrow('failure 2');
});

it('ends everything when it is closed, and takes no more', async () => {
  const { jobs, job, aborted } = setup();
  const running = jobs.run(job('a'));
  const closing = jobs.close();
  await expect(running).rejects.toBeInstanceOf(JobsBusy);
  await closing;
  await expect(jobs.run(job('b'))).rejects.toBeInstanceOf(JobsBusy);
  expect(aborted).toEqual(['a']);
});

it('tells everybody who waits for a job how far it is, and who joins it where it stands', async () => {
  const { jobs, job, finish } = setup({ workers: 1 });
  const heard: Record<string, unknown[]> = { first: [], second: [], late: [] };
  const told = (who: string) => ({ onProgress: (state: unknown) => heard[who]?.push(state) });
  const reports: ((share: number) => void)[] = [];
  const work: TestHandler = async (_data, { report }) => {
    reports.push(report);
    return await gate.promise;
  };
  const gate = Promise.withResolvers<string>();
  const blocker = jobs.run(job('blocker'));
  const waiting = ['first', 'second'].map((who) => jobs.run(job('a', { data: { run: work }, ...told(who) })));
  finish('blocker');
  await blocker;
  await settled();
  reports[0]?.(0.5);
  waiting.push(jobs.run(job('a', told('late'))));
  gate.resolve('a');
  await Promise.all(waiting);
  expect(heard).toEqual({ first: ['waiting', 0, 0.5], second: ['waiting', 0, 0.5], late: [0.5] });
});

type TestHandler = JobHandler<{ key: string; run?: TestHandler }, string>;
type TestJob = Job<{ test: TestHandler }, 'test'>;

/** Lets what follows from the last change happen. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function setup(options: { workers?: number } = {}) {
  const started: string[] = [];
  const aborted: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<string>>();
  const gate = (key: string): PromiseWithResolvers<string> => {
    const found = gates.get(key) ?? Promise.withResolvers<string>();
    gates.set(key, found);
    return found;
  };
  const wait: TestHandler = ({ key }, { signal }) => {
    started.push(key);
    signal.addEventListener('abort', () => {
      aborted.push(key);
      gate(key).reject(signal.reason);
    });
    return gate(key).promise;
  };
  const handlers = {
    test: ((data, run) => (data.run ?? wait)(data, run)) satisfies TestHandler,
  };
  const job = (
    key: string,
    changes: Partial<Omit<TestJob, 'data'>> & { data?: { run: TestHandler } } = {},
  ): TestJob => ({
    name: 'test',
    key,
    priority: 'now',
    maxWaitMs: 20_000,
    outlivesWaiters: false,
    ...changes,
    data: { key, ...changes.data },
  });
  const jobs = workerJobs({ handlers, workers: options.workers ?? 1, now: () => 0 });
  return { jobs, job, started, aborted, finish: (key: string) => gate(key).resolve(key) };
}
