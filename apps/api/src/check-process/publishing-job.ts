import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { runCheckProcess } from './run-check-process.ts';
import { withCheckedFile } from './require-checked-file.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { FilePart } from '../storage/files/stored-file.ts';
import {
  computePublishingKey,
  findStoredPublishing,
  type PublishingQuestion,
  type StoredPublishing,
} from './stored-publishing.ts';

interface PublishingJobData {
  readonly question: PublishingQuestion;
  /** How the finished file is stored. Jobs about uploaded files, and those that an earlier version queued, have none. */
  readonly parts?: readonly FilePart[] | null;
  readonly fileName: string;
  readonly nowMs: number;
}

/**
 * Plays a finished file for one network, and stores what that says about publishing it. Our own ads can be played to their end, so a
 * failure is that of a busy machine, and another attempt may succeed.
 */
export const publishingJob = defineJob({
  name: 'publishing',
  key: ({ question }: PublishingJobData) => `publishing:${computePublishingKey(question)}`,
  answerWithinMs: serverTimings.exportAnswerMs,
  run: async (
    { question, parts = null, fileName, nowMs },
    { blobs, recipes, signal, report },
  ): Promise<StoredPublishing> => {
    const known = await findStoredPublishing(recipes, question);
    if (known !== null) return known;
    const file = { sha256: question.sha256, parts };
    const { report: found } = await withCheckedFile(blobs, file, async (path) => {
      const order = { kind: 'publishing', path, fileName, question, nowMs } as const;
      return await runCheckProcess(order, { signal, report });
    });
    if (found.failure === null)
      await recipes.put(computePublishingKey(question), new TextEncoder().encode(JSON.stringify(found)));
    return found;
  },
});
