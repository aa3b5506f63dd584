import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contractJobs, readTrace, refuseJob, requestSteps, stumbleJob } from '../../test/contract-jobs.ts';
import { type PostgresServer, startPostgres } from '../../test/outside-services/start-postgres.ts';
import { type CleanUp, openTestContext, openTestQueue } from '../../test/open-test-queue.ts';
import { patient } from '../../test/patient.ts';
import { toApiProblem } from '../errors/api-problem.ts';
import { openPostgres } from '../storage/open-postgres.ts';
import type { Jobs } from './jobs.ts';
import { JobsBusy } from '../errors/jobs-busy.ts';
import { openJobQueue, queueName } from './queue/open-job-queue.ts';
import { createWorkerJobs } from './worker-jobs.ts';

let server: PostgresServer;
/** The URL of a database with the queue already created, because creating it is slow. */
let prepared: string;
beforeAll(async () => {
  server = await startPostgres();
  prepared = await server.createDatabase();
  await (await openPostgres(prepared)).destroy();
  await (await openJobQueue(prepared, () => undefined)).stop();
});
afterAll(() => server.remove());

const adapters: Record<string, (cleanUp: CleanUp) => Promise<{ jobs: Jobs; folder: string }>> = {
  'inside the process': async (cleanUp) => {
    const folder = await temporaryFolder(cleanUp);
    const context = await openTestContext(folder);
    const jobs = createWorkerJobs({ jobs: contractJobs, context, workers: 1, now: Date.now });
    cleanUp(() => jobs.close());
    return { jobs, folder };
  },
  'through the queue': async (cleanUp) => {
    const { sender, worker, folder } = await queue(cleanUp);
    const jobs = await sender();
    await worker();
    return { jobs, folder };
  },
};

describe.concurrent.each(Object.entries(adapters))('%s', (_name, open) => {
  it('runs a job once for all callers, and gives each the result with its bytes', async ({
    onTestFinished: cleanUp,
  }) => {
    const { jobs, folder } = await open(cleanUp);
    const results = await Promise.all([1, 2, 3].map(() => jobs.run(requestSteps(folder, 'a', 4))));
    const result = { steps: 4, bytes: new Uint8Array([7, 7, 7]) };
    expect(results).toEqual([result, result, result]);
    expect(await readTrace(folder, 'a')).toEqual(['begun', 'done']);
  });

  it('runs it again for later callers', async ({ onTestFinished: cleanUp }) => {
    const { jobs, folder } = await open(cleanUp);
    await jobs.run(requestSteps(folder, 'a', 1));
    await jobs.run(requestSteps(folder, 'a', 1));
    expect(await readTrace(folder, 'a')).toEqual(['begun', 'done', 'begun', 'done']);
  });

  it('reports its handler’s problem, and hides unexpected errors', async ({ onTestFinished: cleanUp }) => {
    const { jobs } = await open(cleanUp);
    const refused = await jobs.run({ job: refuseJob, data: {}, priority: 'now' }).catch(toApiProblem);
    expect(refused).toMatchObject({ code: 'does-not-fit', message: 'Too big by 3.', retryAfterSeconds: 9 });
    const stumbled = await jobs.run({ job: stumbleJob, data: {}, priority: 'now' }).catch(toApiProblem);
    expect(stumbled).toMatchObject({ code: 'unexpected' });
    expect((stumbled as Error).message).not.toContain('secret');
  });

  it('refuses at once what would wait too long in the queue, with Retry-After', async ({
    onTestFinished: cleanUp,
  }) => {
    const { jobs, folder } = await open(cleanUp);
    const gone = new AbortController();
    const accepted: Promise<unknown>[] = [];
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      const started = Promise.withResolvers<void>();
      const onProgress = (state: unknown): void => {
        if (key !== 'a' || state !== 'waiting') started.resolve();
      };
      const job = {
        ...requestSteps(folder, key, 1e6),
        answerWithinMs: 600_000,
        signal: gone.signal,
        onProgress,
      }; // until it is ended
      accepted.push(jobs.run(job).catch((error: unknown) => error));
      await started.promise;
    }
    await vi.waitFor(async () => {
      const refusal = await jobs
        .run({ ...requestSteps(folder, 'f', 1), answerWithinMs: 600_000, signal: AbortSignal.timeout(5000) })
        .catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(JobsBusy);
      expect((refusal as JobsBusy).retryAfterSeconds).toBeGreaterThan(0);
    }, patient);
    gone.abort(new Error('gone'));
    await Promise.all(accepted);
    expect(await readTrace(folder, 'f')).toEqual([]);
  });

  it('reports progress to the callers', async ({ onTestFinished: cleanUp }) => {
    const { jobs, folder } = await open(cleanUp);
    const reported: unknown[] = [];
    await jobs.run({ ...requestSteps(folder, 'a', 30), onProgress: (state) => reported.push(state) });
    const shares = reported.filter((state) => state !== 'waiting');
    expect(shares).toEqual(shares.toSorted((a, b) => Number(a) - Number(b)));
    expect(shares.at(-1)).toBeGreaterThan(0.3);
  });

  it('ends a job when its last caller has left, and starts again for the next', async ({
    onTestFinished: cleanUp,
  }) => {
    const { jobs, folder } = await open(cleanUp);
    const gone = new AbortController();
    const left = jobs.run({ ...requestSteps(folder, 'a', 400), signal: gone.signal });
    await vi.waitFor(async () => expect(await readTrace(folder, 'a')).toEqual(['begun']), patient);
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await vi.waitFor(async () => expect(await readTrace(folder, 'a')).toEqual(['begun', 'ended']), patient);
    await jobs.run(requestSteps(folder, 'a', 1));
    expect(await readTrace(folder, 'a')).toEqual(['begun', 'ended', 'begun', 'done']);
  });

  it('accepts no more jobs once closed, and ends those it waits for', async ({ onTestFinished: cleanUp }) => {
    const { jobs, folder } = await open(cleanUp);
    const open1 = jobs.run(requestSteps(folder, 'a', 400)).catch((error: unknown) => error);
    await vi.waitFor(async () => expect(await readTrace(folder, 'a')).toEqual(['begun']), patient);
    await jobs.close();
    expect(await open1).toBeInstanceOf(JobsBusy);
    await expect(jobs.run(requestSteps(folder, 'b', 1))).rejects.toBeInstanceOf(JobsBusy);
    await vi.waitFor(async () => expect(await readTrace(folder, 'a')).toEqual(['begun', 'ended']), patient);
  });
});

describe.concurrent('between processes', () => {
  it('runs a job once for two servers, and continues while one of them waits', async ({
    onTestFinished: cleanUp,
  }) => {
    const { sender, worker, folder } = await queue(cleanUp);
    const [one, other] = [await sender(), await sender()];
    await worker();
    const gone = new AbortController();
    const left = one.run({ ...requestSteps(folder, 'a', 40), signal: gone.signal });
    await vi.waitFor(async () => expect(await readTrace(folder, 'a')).toEqual(['begun']), patient);
    const stayed = other.run(requestSteps(folder, 'a', 40));
    await sleep(200);
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(await stayed).toMatchObject({ steps: 40 });
    expect(await readTrace(folder, 'a')).toEqual(['begun', 'done']);
  });

  // Requirement: reliability.many-processes
  it('hands the job of a killed worker to another worker', async ({ onTestFinished: cleanUp }) => {
    const { sender, folder, workerProcess } = await queue(cleanUp);
    const jobs = await sender();
    const first = await workerProcess();
    const result = jobs.run({ ...requestSteps(folder, 'a', 40), answerWithinMs: 600_000 });
    await vi.waitFor(async () => expect(await readTrace(folder, 'a')).toEqual(['begun']), patient);
    first.kill('SIGKILL');
    await workerProcess();
    expect(await result).toMatchObject({ steps: 40 });
    expect(await readTrace(folder, 'a')).toEqual(['begun', 'begun', 'done']);
  });

  it('lets sessions take turns, and refuses only the one that sends too many jobs', async ({
    onTestFinished: cleanUp,
  }) => {
    const { sender, worker, folder } = await queue(cleanUp);
    const jobs = await sender();
    const run = (key: string) =>
      jobs.run({ ...requestSteps(folder, key, 2), priority: 'later', owner: key[0] });
    const accepted = ['a1', 'a2', 'a3', 'a4', 'b1'].map(run);
    await expect(run('a5')).rejects.toBeInstanceOf(JobsBusy);
    await worker();
    await Promise.all(accepted);
    const begun = ['a1', 'b1', 'a2', 'a3', 'a4'].map((key) => stat(join(folder, key)));
    const times = (await Promise.all(begun)).map(({ birthtimeMs }) => birthtimeMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('ends a job when its servers have died', async ({ onTestFinished: cleanUp }) => {
    const { worker, folder, boss } = await queue(cleanUp);
    await worker();
    const { job, data } = requestSteps(folder, 'a', 400);
    const { name, outlivesWaiters } = job;
    await boss.send(queueName, { name, data, key: 'a', outlivesWaiters, owner: null }, { singletonKey: 'a' });
    await vi.waitFor(async () => expect(await readTrace(folder, 'a')).toEqual(['begun', 'ended']), patient);
  });
});

it('continues without a restart after the database was unreachable', async () => {
  const { sender, worker, folder } = await queue();
  const jobs = await sender();
  await worker();
  const result = jobs.run(requestSteps(folder, 'a', 80));
  await vi.waitFor(async () => expect(await readTrace(folder, 'a')).toEqual(['begun']), patient);
  await server.stop();
  await server.start();
  expect(await result).toMatchObject({ steps: 80 });
  expect(await jobs.run(requestSteps(folder, 'b', 1))).toMatchObject({ steps: 1 });
});

/** `cleanUp` must be the test's own, because several tests may run concurrently. */
async function queue(cleanUp: CleanUp = onTestFinished) {
  const folder = await temporaryFolder(cleanUp);
  return await openTestQueue({ databaseUrl: await server.createDatabase(prepared), folder, cleanUp });
}

async function temporaryFolder(cleanUp: CleanUp = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-jobs-'));
  cleanUp(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}
