import { checkBytesJob, playJob, printReportJob } from './checks/check-jobs.ts';
import { finalMediaJob, previewMediaJob } from './exports/media/request-ad-media.ts';
import type { AnyJob } from './jobs/define-job.ts';
import { publishingJob } from './check-process/publishing-job.ts';
import { reelsJob, salienceJob, filmstripJob, momentsJob } from './uploads/analysis/request-analysis.ts';
import { samplesJob } from './samples/use-sample-ad.ts';
import { audioJob, fontJob } from './uploads/ingest/ingest-media.ts';
import { imageJob } from './uploads/ingest/image-job.ts';
import { mezzanineJob } from './uploads/crop/make-crop.ts';

/** All jobs of the product, for servers and workers. */
export const productJobs: readonly AnyJob[] = [
  imageJob,
  audioJob,
  fontJob,
  mezzanineJob,
  filmstripJob,
  momentsJob,
  reelsJob,
  salienceJob,
  previewMediaJob,
  finalMediaJob,
  samplesJob,
  checkBytesJob,
  playJob,
  printReportJob,
  publishingJob,
];
