import type { VideoFacts } from '@spinreel/media/probe-video';
import type { RecipeStore } from '@spinreel/media/recipe-store';
import type { AdContext } from '../ads/ad-context.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { RecentResults } from '../jobs/recent-results.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { Database } from '../storage/database.ts';
import type { Transact } from '../storage/grouped-transactions.ts';
import type { FinishedFile } from './finished-file.ts';

/** What making previews and finished files needs. `now` is the clock in milliseconds. */
export interface ExportContext extends AdContext {
  readonly database: Database;
  /** Files that are finished together, and ads saved meanwhile, wait for the disk once. */
  readonly transact: Transact;
  readonly blobs: BlobStore;
  readonly recipes: RecipeStore;
  readonly jobs: Jobs;
  /** Finished files by network and fingerprint: equal ones are composed and checked once. */
  readonly finished: RecentResults<FinishedFile>;
  /** What uploaded videos measured, by their SHA-256. */
  readonly videoFacts: RecentResults<VideoFacts>;
  readonly now: () => number;
  readonly newId: () => string;
  /** How long finished files can be downloaded. */
  readonly exportTtlMs: number;
}
