import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { type AttemptLimiter, createAttemptLimiter } from './access/attempt-limiter.ts';
import { makePassword } from './access/password-check.ts';
import { createSessions, type Sessions } from './access/sessions.ts';
import { createAdStore } from './ads/ad-store.ts';
import { createAdVersions } from './ads/ad-versions.ts';
import { createContactMessages } from './contact/contact-messages.ts';
import type { ExportContext } from './exports/export-context.ts';
import type { Jobs, JobTable } from './jobs/jobs.ts';
import { createProductJobs } from './jobs/product-jobs.ts';
import { createRecentResults } from './jobs/recent-results.ts';
import { workerJobs } from './jobs/worker-jobs.ts';
import type { Mailer } from './mailer/mailer.ts';
import { openMailer } from './mailer/open-mailer.ts';
import { openProgress } from './progress/open-progress.ts';
import type { ProgressHub } from './progress/progress-hub.ts';
import { createSampleFiles, type SampleFiles } from './samples/sample-files.ts';
import type { Settings } from './settings.ts';
import type { BlobStore } from './storage/blob-store.ts';
import type { Database } from './storage/database.ts';
import { groupedTransactions } from './storage/grouped-transactions.ts';
import { openStores } from './storage/open-stores.ts';
import type { RecipeResults } from './storage/recipe-results.ts';
import { secretFile } from './storage/secret-file.ts';
import { sharedSecret } from './storage/shared-secret.ts';
import { createAssetStore } from './uploads/asset-store.ts';

/** Files are remembered for less time than the sweeper leaves those alone which nobody has downloaded yet. */
const finishedFiles = { keepMs: 30 * 60 * 1000, maxResults: 200 } as const;

/** Everything the routes work with, behind its ports. */
export interface Services extends ExportContext {
  readonly settings: Settings;
  readonly sessions: Sessions;
  readonly limiter: AttemptLimiter;
  readonly progress: ProgressHub;
  /** The password that lets visitors in. */
  readonly accessPassword: string;
  /** Signs cookies. */
  readonly cookieSecret: string;
  readonly samples: SampleFiles;
  readonly mailer: Mailer;
  readonly recipes: RecipeResults;
  /** Ends running work and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the adapters which the settings choose: by default the embedded ones, in the data folder. `now` is the clock in
 * milliseconds; `newId` makes an id that cannot be guessed. Throws when a store cannot be used.
 */
export async function openServices(options: {
  settings: Settings;
  now?: () => number;
  newId?: () => string;
  /** Jobs besides the product's own. */
  moreJobs?: JobTable;
  /** Told what goes wrong between requests. */
  onProblem?: (error: unknown) => void;
}): Promise<Services> {
  const { settings, now = Date.now, newId = randomUUID, onProblem = () => undefined } = options;
  const { dataDir } = settings;
  const { database, blobs, recipes } = await openStores(settings);
  const handlers = { ...options.moreJobs, ...createProductJobs({ blobs, recipes }) };
  const jobs: Jobs =
    settings.jobs === 'workers'
      ? await openQueueJobs({ settings, database, blobs, now, onProblem })
      : workerJobs({ handlers, workers: settings.workers ?? availableParallelism(), now });
  const progress = await openProgress(settings, database);
  const secret = (name: string, make: () => string): Promise<string> =>
    settings.databaseUrl === null
      ? secretFile(join(dataDir, name), make)
      : sharedSecret(database, name, make);
  const mailer = await openMailer(createContactMessages(database, now), settings.mail);
  const transact = groupedTransactions(database);
  return {
    settings,
    now,
    newId,
    database,
    jobs,
    mailer,
    blobs,
    recipes,
    samples: createSampleFiles({ jobs }),
    finished: createRecentResults({ ...finishedFiles, now }),
    videoFacts: createRecentResults({ keepMs: Infinity, maxResults: 1000, now }),
    progress: progress.hub,
    sessions: createSessions(database, now),
    limiter: createAttemptLimiter(now),
    transact,
    ads: createAdStore(database, now, transact),
    versions: createAdVersions(database),
    assets: createAssetStore(database, now),
    exportTtlMs: settings.exportTtlMs,
    accessPassword: settings.accessPassword ?? (await secret('access-password', makePassword)),
    cookieSecret: await secret('cookie-secret', () => randomBytes(32).toString('base64url')),
    close: async () => {
      await jobs.close();
      await mailer.close();
      await progress.close();
      await database.destroy();
    },
  };
}

/** Who has no workers need not load their queue. */
async function openQueueJobs(options: {
  settings: Settings;
  database: Database;
  blobs: BlobStore;
  now: () => number;
  onProblem: (error: unknown) => void;
}): Promise<Jobs> {
  const { settings, onProblem } = options;
  const { openJobQueue } = await import('./jobs/open-job-queue.ts');
  const { queueJobs } = await import('./jobs/queue-jobs.ts');
  const boss = await openJobQueue(settings.databaseUrl ?? '', onProblem);
  return queueJobs({ ...options, boss, holder: randomUUID() });
}
