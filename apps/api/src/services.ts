import { availableParallelism } from 'node:os';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { createFolderRecipeStore } from '@spinreel/media/folder-recipe-store';
import { type AttemptLimiter, createAttemptLimiter } from './access/attempt-limiter.ts';
import { makePassword } from './access/password-check.ts';
import { createSessions, type Sessions } from './access/sessions.ts';
import { createAdStore } from './ads/ad-store.ts';
import { createAdVersions } from './ads/ad-versions.ts';
import type { ExportContext } from './exports/export-context.ts';
import { createRecentResults } from './jobs/recent-results.ts';
import { workerJobs } from './jobs/worker-jobs.ts';
import { createProgressHub, type ProgressHub } from './progress/progress-hub.ts';
import { createSampleFiles, type SampleFiles } from './samples/sample-files.ts';
import type { Settings } from './settings.ts';
import { folderBlobStore } from './storage/folder-blob-store.ts';
import { openSqlite } from './storage/open-sqlite.ts';
import { secretFile } from './storage/secret-file.ts';
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
  /** The folder in which results of recipes are kept. */
  readonly recipeDir: string;
  /** Ends running work and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the data folder, which is made when it is not there, with the embedded adapters. `now` is the clock in
 * milliseconds; `newId` makes an id that cannot be guessed. Throws when the folder or the database cannot be used.
 */
export async function openServices(options: {
  settings: Settings;
  now?: () => number;
  newId?: () => string;
}): Promise<Services> {
  const { settings, now = Date.now, newId = randomUUID } = options;
  const { dataDir } = settings;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const database = await openSqlite(join(dataDir, 'spinreel.sqlite'));
  const jobs = workerJobs({ workers: settings.workers ?? availableParallelism(), now });
  const recipeDir = join(dataDir, 'recipes');
  const recipes = createFolderRecipeStore(recipeDir);
  return {
    settings,
    now,
    newId,
    database,
    jobs,
    recipeDir,
    blobs: await folderBlobStore(dataDir),
    recipes,
    samples: createSampleFiles({ jobs, recipes }),
    finished: createRecentResults({ ...finishedFiles, now }),
    videoFacts: createRecentResults({ keepMs: Infinity, maxResults: 1000, now }),
    progress: createProgressHub(),
    sessions: createSessions(database, now),
    limiter: createAttemptLimiter(now),
    ads: createAdStore(database, now),
    versions: createAdVersions(database),
    assets: createAssetStore(database, now),
    exportTtlMs: settings.exportTtlMs,
    accessPassword:
      settings.accessPassword ?? (await secretFile(join(dataDir, 'access-password'), makePassword)),
    cookieSecret: await secretFile(join(dataDir, 'cookie-secret'), () =>
      randomBytes(32).toString('base64url'),
    ),
    close: async () => {
      await jobs.close();
      await database.destroy();
    },
  };
}
