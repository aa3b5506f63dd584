// Runs a worker with the contract's jobs in a separate process, so that tests can kill it.
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import { openJobQueue } from '../../src/jobs/queue/open-job-queue.ts';
import { startQueueWorker } from '../../src/jobs/queue/start-queue-worker.ts';
import { openFolderBlobStore } from '../../src/storage/blobs/folder-blob-store.ts';
import { openPostgres } from '../../src/storage/open-postgres.ts';
import { contractJobs } from '../contract-jobs.ts';

const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const database = await openPostgres(databaseUrl);
const boss = await openJobQueue(databaseUrl, () => undefined);
const blobs = await openFolderBlobStore(folder);
await startQueueWorker({
  boss,
  database,
  jobs: contractJobs,
  context: { blobs, recipes: createMemoryRecipeStore() },
  places: 1,
  holder: `process ${process.pid}`,
  onProblem: () => undefined,
});
process.stdout.write('ready\n');
