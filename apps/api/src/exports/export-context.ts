import type { RecipeStore } from '@spinreel/media/recipe-store';
import type { AdContext } from '../ads/ad-context.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { SingleFlight } from '../jobs/single-flight.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { Database } from '../storage/database.ts';

/** What making previews and finished files needs. `now` is the clock in milliseconds. */
export interface ExportContext extends AdContext {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly recipes: RecipeStore;
  readonly jobs: Jobs;
  /** Equal exports at the same time are composed and checked once. */
  readonly finishing: SingleFlight;
  readonly now: () => number;
  readonly newId: () => string;
  /** How long finished files can be downloaded. */
  readonly exportTtlMs: number;
}
