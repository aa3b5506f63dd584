import type { Progress } from '@spinreel/api-contract/progress';
import type { JobProgress } from '../jobs/jobs.ts';

/** Reports the progress of running work. The response reports its end. */
export interface WorkProgress {
  /** Reports the current stage and the progress within it, 0 to 1. */
  report(stage: WorkStage, share?: number): void;
}

/** The stages of work, except its end. */
export type WorkStage = Exclude<Progress['stage'], 'done'>;

/** Ignores all reports. For work that no client watches. */
export const silentProgress: WorkProgress = { report: () => undefined };

/**
 * Converts stages into a percentage of all the work, which never decreases, even if stages are reported out of order.
 * `publish` is called only on changes.
 */
export function createWorkProgress(publish: (progress: Progress) => void): WorkProgress {
  let latest: Progress | null = null;
  return {
    report(stage, share = 0) {
      const [from, to] = stagePercent[stage];
      const reached = Math.floor(from + (to - from) * Math.min(1, Math.max(0, share)));
      const percent = Math.max(latest?.percent ?? 0, reached);
      if (latest?.stage === stage && latest.percent === percent) return;
      latest = { stage, percent };
      publish(latest);
    },
  };
}

/** Creates a listener that reports a job's progress as a stage of the work that waits for it. */
export function reportJob(progress: WorkProgress, stage: WorkStage): (state: JobProgress) => void {
  return (state) => (state === 'waiting' ? progress.report('waiting') : progress.report(stage, state));
}

/** The percentage at which each stage starts and ends. Encoding the video takes nearly all of the time. */
const stagePercent: Readonly<Record<WorkStage, readonly [from: number, to: number]>> = {
  waiting: [0, 0],
  encoding: [1, 90],
  packing: [90, 99],
  checking: [1, 99],
  playing: [1, 99],
};
