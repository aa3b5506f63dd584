import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import type { JobContext } from '../src/jobs/define-job.ts';
import type { Jobs } from '../src/jobs/jobs.ts';
import { openJobQueue } from '../src/jobs/queue/open-job-queue.ts';
import { createQueueJobs } from '../src/jobs/queue/queue-jobs.ts';
import { startQueueWorker } from '../src/jobs/queue/start-queue-worker.ts';
import { openFolderBlobStore } from '../src/storage/blobs/folder-blob-store.ts';
import { openPostgres } from '../src/storage/open-postgres.ts';
import { contractJobs } from './contract-jobs.ts';

/** Adds work that is done when the test ends. */
export type CleanUp = (work: () => void | Promise<void>) => void;

/** The stores of jobs, in a folder. */
export async function openTestContext(folder: string): Promise<JobContext> {
  const blobs = await openFolderBlobStore(join(folder, 'blobs'));
  return { blobs, recipes: createMemoryRecipeStore() };
}

/** Opens the job queue in a database, and returns functions that add senders and workers. */
export async function openTestQueue(options: { databaseUrl: string; folder: string; cleanUp: CleanUp }) {
  const { databaseUrl, folder, cleanUp } = options;
  const database = await openPostgres(databaseUrl);
  cleanUp(() => database.destroy());
  const context = await openTestContext(folder);
  const { blobs } = context;
  const boss = await openJobQueue(databaseUrl, () => undefined);
  cleanUp(() => boss.stop({ graceful: false }));
  let holders = 0;
  const holder = (): string => `holder ${(holders += 1)}`;
  return {
    folder,
    boss,
    sender: async (): Promise<Jobs> => {
      const own = await openJobQueue(databaseUrl, () => undefined);
      const jobs = createQueueJobs({ boss: own, database, blobs, holder: holder(), now: Date.now });
      cleanUp(() => jobs.close());
      return jobs;
    },
    worker: async (): Promise<void> => {
      const own = await openJobQueue(databaseUrl, () => undefined);
      const settings = { jobs: contractJobs, places: 1, holder: holder(), onProblem: () => undefined };
      const worker = await startQueueWorker({ boss: own, database, context, ...settings });
      cleanUp(() => worker.close());
    },
    workerProcess: async (): Promise<ChildProcess> => {
      const file = fileURLToPath(new URL('processes/worker-process.ts', import.meta.url));
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
