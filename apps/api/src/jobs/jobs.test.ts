import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contractJobs } from '../../test/contract-jobs.ts';
import { type PostgresServer, startPostgres } from '../../test/start-postgres.ts';
import { problemOf } from '../errors/problem-of.ts';
import { folderBlobStore } from '../storage/folder-blob-store.ts';
import { openPostgres } from '../storage/open-postgres.ts';
import type { Job, Jobs } from './jobs.ts';
import { JobsBusy } from './jobs-busy.ts';
import { openJobQueue, queueName } from './open-job-queue.ts';
import { queueJobs } from './queue-jobs.ts';
import { startQueueWorker } from './start-queue-worker.ts';
import { workerJobs } from './worker-jobs.ts';

type Table = typeof contractJobs;

let server: PostgresServer;
/** A database in which the queue is made already, which takes a while. */
let prepared: string;
beforeAll(async () => {
  server = await startPostgres();
  prepared = await server.createDatabase();
  await (await openPostgres(prepared)).destroy();
  await (await openJobQueue(prepared, () => undefined)).stop();
});
afterAll(() => server.remove());

const adapters: Record<string, (cleanUp: CleanUp) => Promise<{ jobs: Jobs<Table>; folder: string }>> = {
  'inside the process': async (cleanUp) => {
    const jobs = workerJobs({ handlers: contractJobs, workers: 1, now: Date.now });
    cleanUp(() => jobs.close());
    return { jobs, folder: await temporaryFolder(cleanUp) };
  },
  'through the queue': async (cleanUp) => {
    const { sender, worker, folder } = await queue(cleanUp);
    const jobs = await sender();
    await worker();
    return { jobs, folder };
  },
};

describe.concurrent.each(Object.entries(adapters))('%s', (_name, open) => {
  it('does a job once for all who ask for it, and hands each its result, bytes included', async ({
    onTestFinished: cleanUp,
  }) => {
    const { jobs, folder } = await open(cleanUp);
    const results = await Promise.all([1, 2, 3].map(() => jobs.run(steps(folder, 'a', 4))));
    const result = { steps: 4, bytes: new Uint8Array([7, 7, 7]) };
    expect(results).toEqual([result, result, result]);
    expect(await trace(folder, 'a')).toEqual(['begun', 'done']);
  });

  it('does it anew for whoever asks afterwards', async ({ onTestFinished: cleanUp }) => {
    const { jobs, folder } = await open(cleanUp);
    await jobs.run(steps(folder, 'a', 1));
    await jobs.run(steps(folder, 'a', 1));
    expect(await trace(folder, 'a')).toEqual(['begun', 'done', 'begun', 'done']);
  });

  it('fails with the problem of its handler, and tells nothing of what nobody expected', async ({
    onTestFinished: cleanUp,
  }) => {
    const { jobs } = await open(cleanUp);
    const refused = await jobs.run({ ...common, name: 'refuse', data: {}, key: 'r' }).catch(problemOf);
    expect(refused).toMatchObject({ code: 'does-not-fit', message: 'Too big by 3.', retryAfterSeconds: 9 });
    const stumbled = await jobs.run({ ...common, name: 'stumble', data: {}, key: 's' }).catch(problemOf);
    expect(stumbled).toMatchObject({ code: 'unexpected' });
    expect((stumbled as Error).message).not.toContain('secret');
  });

  it('refuses at once what would wait in too long a queue, and says when to come back', async ({
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
      const job = { ...steps(folder, key, 1e6), maxWaitMs: 600_000, signal: gone.signal, onProgress }; // until it is ended
      accepted.push(jobs.run(job).catch((error: unknown) => error));
      await started.promise;
    }
    await vi.waitFor(async () => {
      const refusal = await jobs
        .run({ ...steps(folder, 'f', 1), maxWaitMs: 600_000, signal: AbortSignal.timeout(5000) })
        .catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(JobsBusy);
      expect((refusal as JobsBusy).retryAfterSeconds).toBeGreaterThan(0);
    }, patient);
    gone.abort(new Error('gone'));
    await Promise.all(accepted);
    expect(await trace(folder, 'f')).toEqual([]);
  });

  it('tells those who wait how far it is', async ({ onTestFinished: cleanUp }) => {
    const { jobs, folder } = await open(cleanUp);
    const heard: unknown[] = [];
    await jobs.run({ ...steps(folder, 'a', 30), onProgress: (state) => heard.push(state) });
    const shares = heard.filter((state) => state !== 'waiting');
    expect(shares).toEqual(shares.toSorted((a, b) => Number(a) - Number(b)));
    expect(shares.at(-1)).toBeGreaterThan(0.3);
  });

  it('ends a job when the last who waits has gone, and begins anew for the next', async ({
    onTestFinished: cleanUp,
  }) => {
    const { jobs, folder } = await open(cleanUp);
    const gone = new AbortController();
    const left = jobs.run({ ...steps(folder, 'a', 400), signal: gone.signal });
    await vi.waitFor(async () => expect(await trace(folder, 'a')).toEqual(['begun']), patient);
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await vi.waitFor(async () => expect(await trace(folder, 'a')).toEqual(['begun', 'ended']), patient);
    await jobs.run(steps(folder, 'a', 1));
    expect(await trace(folder, 'a')).toEqual(['begun', 'ended', 'begun', 'done']);
  });

  it('takes no more once it is closed, and ends what it waits for', async ({ onTestFinished: cleanUp }) => {
    const { jobs, folder } = await open(cleanUp);
    const open1 = jobs.run(steps(folder, 'a', 400)).catch((error: unknown) => error);
    await vi.waitFor(async () => expect(await trace(folder, 'a')).toEqual(['begun']), patient);
    await jobs.close();
    expect(await open1).toBeInstanceOf(JobsBusy);
    await expect(jobs.run(steps(folder, 'b', 1))).rejects.toBeInstanceOf(JobsBusy);
    await vi.waitFor(async () => expect(await trace(folder, 'a')).toEqual(['begun', 'ended']), patient);
  });
});

describe.concurrent('between processes', () => {
  it('does a job once though two servers ask for it, and goes on as long as one of them waits', async ({
    onTestFinished: cleanUp,
  }) => {
    const { sender, worker, folder } = await queue(cleanUp);
    const [one, other] = [await sender(), await sender()];
    await worker();
    const gone = new AbortController();
    const left = one.run({ ...steps(folder, 'a', 40), signal: gone.signal });
    await vi.waitFor(async () => expect(await trace(folder, 'a')).toEqual(['begun']), patient);
    const stayed = other.run(steps(folder, 'a', 40));
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(await stayed).toMatchObject({ steps: 40 });
    expect(await trace(folder, 'a')).toEqual(['begun', 'done']);
  });

  it('lets another worker do what a killed one had begun', async ({ onTestFinished: cleanUp }) => {
    const { sender, folder, workerProcess } = await queue(cleanUp);
    const jobs = await sender();
    const first = await workerProcess();
    const result = jobs.run(steps(folder, 'a', 40));
    await vi.waitFor(async () => expect(await trace(folder, 'a')).toEqual(['begun']), patient);
    first.kill('SIGKILL');
    await workerProcess();
    expect(await result).toMatchObject({ steps: 40 });
    expect(await trace(folder, 'a')).toEqual(['begun', 'begun', 'done']);
  });

  it('ends a job whose servers have died', async ({ onTestFinished: cleanUp }) => {
    const { worker, folder, boss } = await queue(cleanUp);
    await worker();
    const { name, data, key, outlivesWaiters } = steps(folder, 'a', 400);
    await boss.send(queueName, { name, data, key, outlivesWaiters }, { singletonKey: key });
    await vi.waitFor(async () => expect(await trace(folder, 'a')).toEqual(['begun', 'ended']), patient);
  });
});

it('goes on by itself after the database was away', async () => {
  const { sender, worker, folder } = await queue();
  const jobs = await sender();
  await worker();
  const result = jobs.run(steps(folder, 'a', 80));
  await vi.waitFor(async () => expect(await trace(folder, 'a')).toEqual(['begun']), patient);
  await server.stop();
  await server.start();
  expect(await result).toMatchObject({ steps: 80 });
  expect(await jobs.run(steps(folder, 'b', 1))).toMatchObject({ steps: 1 });
});

type CleanUp = (work: () => void | Promise<void>) => void;

const patient = { timeout: 20_000 };

const common = { priority: 'now', maxWaitMs: 20_000, outlivesWaiters: false } as const;

function steps(folder: string, key: string, count: number): Job<Table, 'steps'> {
  return { ...common, name: 'steps', key, data: { trace: join(folder, key), steps: count } };
}

async function trace(folder: string, key: string): Promise<string[]> {
  const text = await readFile(join(folder, key), 'utf8').catch(() => '');
  return text.split('\n').slice(0, -1);
}

/** `cleanUp` is the test's own, as several tests may be under way. */
async function queue(cleanUp: CleanUp = onTestFinished) {
  const folder = await temporaryFolder(cleanUp);
  const databaseUrl = await server.createDatabase(prepared);
  const database = await openPostgres(databaseUrl);
  cleanUp(() => database.destroy());
  const blobs = await folderBlobStore(join(folder, 'blobs'));
  const boss = await openJobQueue(databaseUrl, () => undefined);
  cleanUp(() => boss.stop({ graceful: false }));
  let holders = 0;
  const holder = (): string => `holder ${(holders += 1)}`;
  return {
    folder,
    boss,
    sender: async (): Promise<Jobs<Table>> => {
      const own = await openJobQueue(databaseUrl, () => undefined);
      const jobs = queueJobs<Table>({ boss: own, database, blobs, holder: holder(), now: Date.now });
      cleanUp(() => jobs.close());
      return jobs;
    },
    worker: async (): Promise<void> => {
      const own = await openJobQueue(databaseUrl, () => undefined);
      const settings = { handlers: contractJobs, places: 1, holder: holder(), onProblem: () => undefined };
      const worker = await startQueueWorker({ boss: own, database, blobs, ...settings });
      cleanUp(() => worker.close());
    },
    workerProcess: async (): Promise<ChildProcess> => {
      const file = fileURLToPath(new URL('../../test/worker-process.ts', import.meta.url));
      const child = spawn(process.execPath, [file, databaseUrl, join(folder, 'blobs')], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      cleanUp(async () => {
        child.kill('SIGKILL');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      });
      await once(child.stdout, 'data');
      return child;
    },
  };
}

async function temporaryFolder(cleanUp: CleanUp = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-jobs-'));
  cleanUp(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}
