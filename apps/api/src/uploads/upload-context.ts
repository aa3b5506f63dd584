import { timings } from '@spinreel/config-schema/timings';
import type { RecipeStore } from '@spinreel/media/recipe-store';
import type { Jobs } from '../jobs/jobs.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { AssetStore } from './asset-store.ts';

/** What taking an upload in needs. */
export interface UploadContext {
  readonly assets: AssetStore;
  readonly blobs: BlobStore;
  readonly recipes: RecipeStore;
  readonly jobs: Jobs;
  readonly newId: () => string;
}

/** How long an upload may wait for its turn: what is left of the client's patience is for the work itself. */
export const uploadWaitMs = timings.videoUploadTimeoutMs / 2;
