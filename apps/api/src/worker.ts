// Runs heavy work for servers with `JOBS=workers`, using their database and blobs, until a signal ends it.
import { randomUUID } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import { openJobQueue } from './jobs/queue/open-job-queue.ts';
import { startQueueWorker } from './jobs/queue/start-queue-worker.ts';
import { productJobs } from './product-jobs.ts';
import { readSettings } from './settings/settings.ts';
import { openStores } from './storage/open-stores.ts';
import { sweepMachine } from './sweeper/sweep-machine.ts';

/** How long running jobs may take to finish or to be returned to the queue on shutdown, in milliseconds. */
const closeTimeoutMs = 25_000;

const sweepIntervalMs = 10 * 60 * 1000;

try {
  const settings = readSettings(process.env);
  const { databaseUrl } = settings;
  if (databaseUrl === null)
    throw new Error('A worker needs DATABASE_URL: it shares the database of the servers.');
  const { database, blobs, recipes } = await openStores(settings);
  const boss = await openJobQueue(databaseUrl, report);
  const places = settings.workers ?? availableParallelism();
  const worker = await startQueueWorker({
    boss,
    database,
    jobs: productJobs,
    context: { blobs, recipes },
    places,
    holder: `${hostname()} ${randomUUID()}`,
    onProblem: report,
  });
  const sweeping = setInterval(() => void sweepMachine(blobs).catch(report), sweepIntervalMs);
  const close = async (): Promise<void> => {
    clearInterval(sweeping);
    setTimeout(() => process.exit(1), closeTimeoutMs).unref();
    await worker.close();
    await database.destroy();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close().catch(report));
  console.log(`A worker of Spinreel is ready for ${places} jobs at a time`);
} catch (error) {
  report(error);
  process.exitCode = 1;
}

function report(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
}
