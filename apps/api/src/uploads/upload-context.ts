import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import type { Jobs } from '../jobs/jobs.ts';
import type { QuickWork } from '../jobs/quick-work.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import type { AssetStore } from './assets/asset-store.ts';
import type { CropStore } from './crop/crop-store.ts';
import type { StoredUploads } from './stored-uploads.ts';

/** The services that ingesting uploads needs. */
export interface UploadContext {
  readonly assets: AssetStore;
  readonly crops: CropStore;
  readonly blobs: BlobStore;
  readonly storedUploads: StoredUploads;
  readonly recipes: RecipeStore;
  readonly jobs: Jobs;
  readonly quickWork: QuickWork;
  readonly newId: () => string;
}
