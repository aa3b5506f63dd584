import type { Progress } from '@spinreel/api-contract/watch-progress';
import type { JobProgress } from '../jobs/jobs.ts';

/** What work tells of itself while it is under way. That it is done, the answer tells. */
export interface WorkProgress {
  /** Tells the stage, and the share of the stage that is done, 0 to 1. */
  tell(stage: WorkStage, share?: number): void;
}

/** The stages of work before its end. */
export type WorkStage = Exclude<Progress['stage'], 'done'>;

/** For those whom nobody watches. */
export const silentProgress: WorkProgress = { tell: () => undefined };

/**
 * Turns stages into percent of the whole work, which never fall, whatever is told in which order. `publish` hears only of
 * changes.
 */
export function createWorkProgress(publish: (progress: Progress) => void): WorkProgress {
  let told: Progress | null = null;
  return {
    tell(stage, share = 0) {
      const [from, to] = stagePercent[stage];
      const reached = Math.floor(from + (to - from) * Math.min(1, Math.max(0, share)));
      const percent = Math.max(told?.percent ?? 0, reached);
      if (told?.stage === stage && told.percent === percent) return;
      told = { stage, percent };
      publish(told);
    },
  };
}

/** What a job's progress means for the work that waits for it. */
export function asEncoding(progress: WorkProgress): (state: JobProgress) => void {
  return (state) => (state === 'waiting' ? progress.tell('waiting') : progress.tell('encoding', state));
}

/** Where each stage begins and ends. Nearly all of the time goes into the video. */
const stagePercent: Readonly<Record<WorkStage, readonly [from: number, to: number]>> = {
  waiting: [0, 0],
  encoding: [1, 90],
  packing: [90, 99],
};
