import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../errors/api-problem.ts';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { defineJob, type Job } from './define-job.ts';
import type { JobRequest } from './jobs.ts';
import { JobsBusy } from '../errors/jobs-busy.ts';
import { isSettled, settled } from '../../test/settled.ts';
import { createWorkerJobs } from './worker-jobs.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('runs equal work once for all callers that wait for it', async () => {
  const { jobs, job, finish, started } = setup();
  const waiting = [jobs.run(job('a')), jobs.run(job('a')), jobs.run(job('a'))];
  finish('a');
  expect(await Promise.all(waiting)).toEqual(['a', 'a', 'a']);
  expect(started).toEqual(['a']);
});

it('runs as many jobs at a time as there are workers, in order', async () => {
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

it('runs awaited jobs first, and keeps half of the workers free of background jobs', async () => {
  const { jobs, job, finish, started } = setup({ workers: 5 });
  const background = ['x', 'y', 'z'].map((key) => jobs.run(job(key, { priority: 'later' })));
  expect(started).toEqual(['x', 'y']);
  const wanted = ['a', 'b', 'c'].map((key) => jobs.run(job(key)));
  expect(started).toEqual(['x', 'y', 'a', 'b', 'c']);
  for (const key of ['x', 'y', 'z', 'a', 'b', 'c']) finish(key);
  await Promise.all([...wanted, ...background]);
});

it('moves a background job to the front once a caller waits for it', async () => {
  const { jobs, job, finish, started } = setup({ workers: 2 });
  const background = ['x', 'y'].map((key) => jobs.run(job(key, { priority: 'later' })));
  const wanted = jobs.run(job('y'));
  expect(started).toEqual(['x', 'y']);
  for (const key of ['x', 'y']) finish(key);
  await Promise.all([wanted, ...background]);
});

it('refuses callers at once if they would wait too long, with Retry-After', async () => {
  const { jobs, job, finish } = setup({ workers: 1 });
  const accepted = [1, 2, 3, 4].map((key) => jobs.run(job(String(key))));
  const refusal = await jobs.run(job('one too many')).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(JobsBusy);
  expect((refusal as JobsBusy).retryAfterSeconds).toBeGreaterThan(0);
  for (const key of [1, 2, 3, 4]) finish(String(key));
  await Promise.all(accepted);
});

// Requirement: media.busy-server
it('refuses a caller as soon as its time will not be enough, and keeps the result for its retry', async () => {
  const { jobs, job, finish, started, pass } = setup({ workers: 1 });
  const first = jobs.run(job('slow', { answerWithinMs: 60_000 }));
  const early = jobs.run(job('impatient', { answerWithinMs: 14_000 })).catch((error: unknown) => error);
  await pass(1000);
  expect(await isSettled(early)).toBe(false);
  // The running job takes longer than usual, so two more like it would exceed the remaining time.
  await pass(8000);
  expect(await early).toBeInstanceOf(JobsBusy);
  finish('slow');
  await first;
  await settled();
  expect(started).toEqual(['slow', 'impatient']);
  finish('impatient');
  await settled();
  expect(await jobs.run(job('impatient'))).toBe('impatient');
  expect(started).toEqual(['slow', 'impatient']);
});

it('responds to a caller in time although the work reports no progress', async () => {
  const { jobs, job, pass, aborted } = setup();
  const waiting = jobs.run(job('a', { answerWithinMs: 7000 })).catch((error: unknown) => error);
  await pass(7000);
  expect(await waiting).toBeInstanceOf(JobsBusy);
  expect(aborted).toEqual([]);
});

it('stops work that no caller came back for', async () => {
  const { jobs, job, pass, aborted } = setup();
  const waiting = jobs.run(job('a', { answerWithinMs: 7000 })).catch((error: unknown) => error);
  await pass(7000);
  const { retryAfterSeconds } = (await waiting) as JobsBusy;
  await pass(retryAfterSeconds * 1000 + 50_000);
  expect(aborted).toEqual([]);
  await pass(20_000);
  expect(aborted).toEqual(['a']);
});

it('stops work at once when a caller that came back has left', async () => {
  const { jobs, job, pass, aborted } = setup();
  const waiting = jobs.run(job('a', { answerWithinMs: 7000 })).catch((error: unknown) => error);
  await pass(7000);
  await waiting;
  const caller = new AbortController();
  const back = jobs.run(job('a', { signal: caller.signal }));
  caller.abort(new Error('gone'));
  await expect(back).rejects.toThrow('gone');
  expect(aborted).toEqual(['a']);
});

it('repeats work that failed because the server was busy', async () => {
  const { jobs, job, pass, gate } = setup();
  const waiting = jobs.run(job('a', { answerWithinMs: 7000 })).catch((error: unknown) => error);
  await pass(7000);
  await waiting;
  gate('a').reject(new ApiProblem('busy'));
  await settled();
  expect(await jobs.run(job('a', { data: { run: () => Promise.resolve('second') } }))).toBe('second');
});

it('stops work when all its callers have left', async () => {
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

it('continues work that should outlive its callers', async () => {
  const { jobs, job, lastingJob, finish, aborted } = setup();
  const caller = new AbortController();
  const left = jobs.run(job('a', { signal: caller.signal, job: lastingJob }));
  caller.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const again = jobs.run(job('a'));
  finish('a');
  expect([await again, aborted]).toEqual(['a', []]);
});

it('reports a failure to all callers, and retries for the next one', async () => {
  const { jobs, job } = setup();
  let runs = 0;
  const failing = job('a', { data: { run: () => Promise.reject(new Error(`failure ${(runs += 1)}`)) } });
  const waiting = [jobs.run(failing), jobs.run(failing)];
  await expect(waiting[0]).rejects.toThrow('failure 1');
  await expect(waiting[1]).rejects.toThrow('failure 1');
  await expect(jobs.run(failing)).rejects.toThrow('failure 2');
});

it('stops everything when it is closed, and accepts no more jobs', async () => {
  const { jobs, job, aborted } = setup();
  const running = jobs.run(job('a'));
  const closing = jobs.close();
  await expect(running).rejects.toBeInstanceOf(JobsBusy);
  await closing;
  await expect(jobs.run(job('b'))).rejects.toBeInstanceOf(JobsBusy);
  expect(aborted).toEqual(['a']);
});

it('reports a job’s progress to all its callers, including those that join later', async () => {
  const { jobs, job, finish } = setup({ workers: 1 });
  const reported: Record<string, unknown[]> = { first: [], second: [], late: [] };
  const by = (who: string) => ({ onProgress: (state: unknown) => reported[who]?.push(state) });
  const reports: ((share: number) => void)[] = [];
  const work: TestHandler = async (_data, { report }) => {
    reports.push(report);
    return await gate.promise;
  };
  const gate = Promise.withResolvers<string>();
  const blocker = jobs.run(job('blocker'));
  const waiting = ['first', 'second'].map((who) => jobs.run(job('a', { data: { run: work }, ...by(who) })));
  finish('blocker');
  await blocker;
  await settled();
  reports[0]?.(0.5);
  waiting.push(jobs.run(job('a', by('late'))));
  gate.resolve('a');
  await Promise.all(waiting);
  expect(reported).toEqual({ first: ['waiting', 0, 0.5], second: ['waiting', 0, 0.5], late: [0.5] });
});

interface TestData {
  key: string;
  run?: TestHandler;
}
type TestHandler = Job<TestData, string>['run'];

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
  const common = {
    key: ({ key }: TestData) => key,
    answerWithinMs: 25_000,
    run: (data, run) => (data.run ?? wait)(data, run),
  } satisfies Partial<Job<TestData, string>>;
  const testJob = defineJob({ name: 'test', ...common });
  const lastingJob = defineJob({ name: 'lasting', ...common, outlivesWaiters: true });
  const job = (
    key: string,
    changes: Partial<Omit<JobRequest<TestData, string>, 'data'>> & { data?: { run: TestHandler } } = {},
  ): JobRequest<TestData, string> => ({
    job: testJob,
    priority: 'now',
    ...changes,
    data: { key, ...changes.data },
  });
  const jobs = createWorkerJobs({
    jobs: [testJob, lastingJob],
    context: { blobs: {} as BlobStore, recipes: createMemoryRecipeStore() },
    workers: options.workers ?? 1,
    now: Date.now,
  });
  return {
    jobs,
    job,
    lastingJob,
    started,
    aborted,
    gate,
    finish: (key: string) => gate(key).resolve(key),
    pass: (durationMs: number) => vi.advanceTimersByTimeAsync(durationMs),
  };
}
