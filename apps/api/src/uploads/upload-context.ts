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
