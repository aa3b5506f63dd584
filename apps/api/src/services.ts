import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { tokenRateLimit } from '@spinreel/config-schema/limits/timings';
import { type AccessTokens, createAccessTokens } from './access/access-tokens.ts';
import { type AttemptLimiter, createAttemptLimiter } from './http/guards/attempt-limiter.ts';
import { createGuessLanes, type GuessLanes } from './access/guess-lanes.ts';
import { generatePassword } from './access/password-check.ts';
import { createSessions, type Sessions } from './access/sessions.ts';
import { createAdStore } from './ads/ad-store.ts';
import { createAdVersions } from './ads/ad-versions.ts';
import { type BuildStore, createBuildStore } from './builds/build-store.ts';
import { createLeasedRunners, createOnlyRunner, type Runners } from './builds/runners.ts';
import { createContactMessages } from './contact/contact-messages.ts';
import type { ExportContext } from './exports/export-context.ts';
import type { AnyJob } from './jobs/define-job.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createQuickWork } from './jobs/quick-work.ts';
import { createRecentResults } from './jobs/recent-results.ts';
import { createWorkerJobs } from './jobs/worker-jobs.ts';
import type { Mailer } from './contact/mailer/mailer.ts';
import { openMailer } from './contact/mailer/open-mailer.ts';
import { productJobs } from './product-jobs.ts';
import { openProgress } from './progress/shared-progress-hub.ts';
import type { ProgressHub } from './progress/progress-hub.ts';
import { createSampleFiles, type SampleFiles } from './samples/use-sample-ad.ts';
import type { Settings } from './settings/settings.ts';
import type { BlobStore } from './storage/blobs/blob-store.ts';
import type { Database } from './storage/tables.ts';
import { type DiskReserve, openDiskReserve } from './storage/blobs/disk-reserve.ts';
import type { DatabaseCheck } from './storage/sqlite/database-check.ts';
import { groupTransactions } from './storage/sqlite/group-transactions.ts';
import { openStores } from './storage/open-stores.ts';
import { readOrCreateSecret, readSharedSecret } from './storage/secrets/read-or-create-secret.ts';
import type { RecipeResults } from './storage/recipe-results.ts';
import { createAssetStore } from './uploads/assets/asset-store.ts';
import { createCropStore } from './uploads/crop/crop-store.ts';
import { createUploadQuota, type UploadQuota } from './quota/quota-guard.ts';
import { createStoredUploads, type StoredUploads } from './uploads/stored-uploads.ts';

/** `keepMs` must be shorter than the sweeper retains files that have not been downloaded yet. */
const finishedFiles = { keepMs: 30 * 60 * 1000, maxResults: 200 } as const;

/** Each is several megabytes. The files of a variant for several networks need one for each size. */
const recentMedia = { keepMs: 5 * 60 * 1000, maxResults: 4 } as const;

/** An ad with many variants has a megabyte. */
const validConfigs = { keepMs: 5 * 60 * 1000, maxResults: 8 } as const;

/** All dependencies of the routes. */
export interface Services extends ExportContext {
  readonly settings: Settings;
  readonly sessions: Sessions;
  /** Throttles clients that enter wrong passwords. */
  readonly guessLanes: GuessLanes;
  readonly tokens: AccessTokens;
  /** Limits requests with unknown access tokens. */
  readonly tokenLimiter: AttemptLimiter;
  readonly progress: ProgressHub;
  /** The shared password that unlocks the product. */
  readonly accessPassword: string;
  /** Signs cookies. */
  readonly cookieSecret: string;
  readonly samples: SampleFiles;
  readonly storedUploads: StoredUploads;
  readonly uploadQuota: UploadQuota;
  readonly mailer: Mailer;
  readonly recipes: RecipeResults;
  readonly reserve: DiskReserve;
  readonly databaseCheck: DatabaseCheck;
  readonly builds: BuildStore;
  readonly runners: Runners;
  /** Ends running work and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the adapters that the settings select: by default the embedded ones in the data folder. `now` is the clock in
 * milliseconds. `newId` returns an unguessable id. Throws if a store is unusable.
 */
export async function openServices(options: {
  settings: Settings;
  now?: () => number;
  newId?: () => string;
  /** Jobs in addition to the product's own. */
  moreJobs?: readonly AnyJob[];
  /** Receives errors that occur outside of requests. */
  onProblem?: (error: unknown) => void;
}): Promise<Services> {
  const { settings, now = Date.now, newId = randomUUID, onProblem = () => undefined } = options;
  const { dataDir } = settings;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const reserve = await openDiskReserve(dataDir);
  const { database, databaseCheck, blobs, recipes } = await openStores(settings);
  const secrets = await readSecrets(settings, database).catch(async (error: unknown) => {
    await database.destroy();
    throw error;
  });
  const jobs: Jobs =
    settings.jobs === 'workers'
      ? await openQueueJobs({ settings, database, blobs, now: readMonotonicClock, onProblem })
      : createWorkerJobs({
          jobs: [...productJobs, ...(options.moreJobs ?? [])],
          context: { blobs, recipes },
          workers: settings.workers ?? availableParallelism(),
          now: readMonotonicClock,
        });
  const progress = await openProgress(settings, database);
  const mailer = await openMailer(createContactMessages(database, now), settings.mail);
  const transact = groupTransactions(database);
  const sessions = createSessions(database, now);
  const ads = createAdStore(database, now, transact);
  return {
    settings,
    now,
    newId,
    database,
    databaseCheck,
    jobs,
    quickWork: createQuickWork(availableParallelism()),
    mailer,
    blobs,
    recipes,
    samples: createSampleFiles({ jobs }),
    validConfigs: createRecentResults({ ...validConfigs, now }),
    finished: createRecentResults({ ...finishedFiles, now }),
    recentMedia: createRecentResults({ ...recentMedia, now }),
    videoFacts: createRecentResults({ keepMs: Infinity, maxResults: 1000, now }),
    progress: progress.hub,
    reserve,
    // On a full disk, users must still be able to log in and delete.
    sessions: { ...sessions, begin: (...given) => reserve.spend(() => sessions.begin(...given)) },
    guessLanes: createGuessLanes(now),
    tokens: createAccessTokens(database, now),
    tokenLimiter: createAttemptLimiter(now, tokenRateLimit),
    transact,
    ads: { ...ads, setDeleted: (...given) => reserve.spend(() => ads.setDeleted(...given)) },
    versions: createAdVersions(database),
    assets: createAssetStore(database, now),
    crops: createCropStore(database, now),
    uploadQuota: createUploadQuota({ database, settings, now }),
    storedUploads: createStoredUploads({ blobs, database, isAlone: settings.databaseUrl === null }),
    builds: createBuildStore({ database, transact, now }),
    runners:
      settings.databaseUrl === null
        ? createOnlyRunner(randomUUID())
        : createLeasedRunners(database, randomUUID()),
    exportTtlMs: settings.exportTtlMs,
    ...secrets,
    close: async () => {
      await jobs.close();
      await mailer.close();
      await progress.close();
      await database.destroy();
    },
  };
}

async function readSecrets(
  { dataDir, databaseUrl, accessPassword }: Settings,
  database: Database,
): Promise<Pick<Services, 'accessPassword' | 'cookieSecret'>> {
  const read = (name: string, make: () => string, whenDamaged: 'replace' | 'refuse'): Promise<string> =>
    databaseUrl === null
      ? readOrCreateSecret({ path: join(dataDir, name), make, whenDamaged })
      : readSharedSecret(database, name, make);
  return {
    accessPassword: accessPassword ?? (await read('access-password', generatePassword, 'refuse')),
    // Replacing a damaged secret only ends the sessions.
    cookieSecret: await read('cookie-secret', () => randomBytes(32).toString('base64url'), 'replace'),
  };
}

/** A monotonic clock in milliseconds. With a wall clock, an adjustment would distort all running jobs' durations. */
function readMonotonicClock(): number {
  return performance.now();
}

/** Loaded lazily: the queue is needed only with `JOBS=workers`. */
async function openQueueJobs(options: {
  settings: Settings;
  database: Database;
  blobs: BlobStore;
  now: () => number;
  onProblem: (error: unknown) => void;
}): Promise<Jobs> {
  const { settings, onProblem } = options;
  const { openJobQueue } = await import('./jobs/queue/open-job-queue.ts');
  const { createQueueJobs } = await import('./jobs/queue/queue-jobs.ts');
  const boss = await openJobQueue(settings.databaseUrl ?? '', onProblem);
  return createQueueJobs({ ...options, boss, holder: randomUUID() });
}
