import type { RecipeStore } from '@spinreel/media/recipe-store';
import { mediaJob } from '../exports/media-job.ts';
import { samplesJob } from '../samples/samples-job.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { filmstripJob } from '../uploads/filmstrip-job.ts';
import { imageJob } from '../uploads/image-job.ts';
import { mezzanineJob } from '../uploads/mezzanine-job.ts';
import { momentsJob } from '../uploads/moments-job.ts';

/** What handlers of jobs work with: what every machine of a deployment shares. */
export interface JobContext {
  readonly blobs: BlobStore;
  readonly recipes: RecipeStore;
}

/** The handlers of all the product's heavy work, for this process and for workers alike. */
export function createProductJobs(context: JobContext) {
  return {
    image: imageJob(context),
    mezzanine: mezzanineJob(context),
    filmstrip: filmstripJob(context),
    moments: momentsJob(context),
    'preview-media': mediaJob(context, 'preview'),
    'final-media': mediaJob(context, 'final'),
    samples: samplesJob(context),
  };
}

/** The table of the product's jobs. */
export type ProductJobs = ReturnType<typeof createProductJobs>;
