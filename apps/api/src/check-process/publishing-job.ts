import { timings } from '@spinreel/config-schema/limits/timings';
import { runCheckProcess } from './run-check-process.ts';
import { requireCheckedFile } from './require-checked-file.ts';
import { defineJob } from '../jobs/define-job.ts';
import {
  computePublishingKey,
  findStoredPublishing,
  type PublishingQuestion,
  type StoredPublishing,
} from './stored-publishing.ts';

/**
 * Plays a finished file for one network, and stores what that says about publishing it. Our own ads can be played to their end, so a
 * failure is that of a busy machine, and another attempt may succeed.
 */
export const publishingJob = defineJob({
  name: 'publishing',
  key: ({ question }: { question: PublishingQuestion; fileName: string; nowMs: number }) =>
    `publishing:${computePublishingKey(question)}`,
  answerWithinMs: timings.exportAnswerMs,
  run: async (
    { question, fileName, nowMs },
    { blobs, recipes, signal, report },
  ): Promise<StoredPublishing> => {
    const known = await findStoredPublishing(recipes, question);
    if (known !== null) return known;
    const path = await requireCheckedFile(blobs, question.sha256);
    const order = { kind: 'publishing', path, fileName, question, nowMs } as const;
    const { report: found } = await runCheckProcess(order, { signal, report });
    if (found.failure === null)
      await recipes.put(computePublishingKey(question), new TextEncoder().encode(JSON.stringify(found)));
    return found;
  },
});
