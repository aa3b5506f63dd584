import type { Jobs } from '../jobs/jobs.ts';
import { uploadWaitMs } from '../uploads/upload-context.ts';
import type { SampleFile } from './samples-job.ts';

/** The files of the casino sample, made ready once. */
export interface SampleFiles {
  /** `now` where somebody waits for them, `later` to have them ready. Rejects with `JobsBusy` when there is too much to do. */
  get(priority: 'now' | 'later'): Promise<readonly SampleFile[]>;
}

/** Has them prepared when they are asked for first. */
export function createSampleFiles({ jobs }: { readonly jobs: Jobs }): SampleFiles {
  let ready: readonly SampleFile[] | null = null;
  return {
    async get(priority) {
      ready ??= await jobs.run({
        name: 'samples',
        data: {},
        key: 'samples',
        priority,
        maxWaitMs: uploadWaitMs,
        outlivesWaiters: true,
      });
      return ready;
    },
  };
}
