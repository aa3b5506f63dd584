import type { Jobs } from '../jobs/jobs.ts';
import { type SampleFile, samplesJob } from './samples-job.ts';

/** The files of the casino sample, prepared once. */
export interface SampleFiles {
  /** Returns the sample files. `now`: a user is waiting. `later`: prepare them in advance. Rejects with `JobsBusy`. */
  get(priority: 'now' | 'later'): Promise<readonly SampleFile[]>;
}

/** Creates the sample files, which are prepared on first use. */
export function createSampleFiles({ jobs }: { readonly jobs: Jobs }): SampleFiles {
  let ready: readonly SampleFile[] | null = null;
  return {
    async get(priority) {
      ready ??= await jobs.run({ job: samplesJob, data: {}, priority });
      return ready;
    },
  };
}
