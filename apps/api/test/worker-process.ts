// A worker with the jobs of the contract in a process of its own, so that it can be killed.
import { openJobQueue } from '../src/jobs/open-job-queue.ts';
import { startQueueWorker } from '../src/jobs/start-queue-worker.ts';
import { folderBlobStore } from '../src/storage/folder-blob-store.ts';
import { openPostgres } from '../src/storage/open-postgres.ts';
import { contractJobs } from './contract-jobs.ts';

const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const database = await openPostgres(databaseUrl);
const boss = await openJobQueue(databaseUrl, () => undefined);
await startQueueWorker({
  boss,
  database,
  blobs: await folderBlobStore(folder),
  handlers: contractJobs,
  places: 1,
  holder: `process ${process.pid}`,
  onProblem: () => undefined,
});
process.stdout.write('ready\n');
