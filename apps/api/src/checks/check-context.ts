import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import type { Jobs } from '../jobs/jobs.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import type { Database } from '../storage/tables.ts';

/** The dependencies of checks of uploaded files. `now` is the clock in milliseconds. */
export interface CheckContext {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly recipes: RecipeStore;
  readonly jobs: Jobs;
  readonly now: () => number;
  readonly newId: () => string;
}
