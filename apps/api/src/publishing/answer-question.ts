import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import type { ExportContext } from '../exports/export-context.ts';
import type { JobRequest } from '../jobs/jobs.ts';
import type { FilePart } from '../storage/files/stored-file.ts';
import { publishingJob } from '../check-process/publishing-job.ts';
import {
  findStoredPublishing,
  type PublishingQuestion,
  type StoredPublishing,
} from '../check-process/stored-publishing.ts';

/**
 * Returns the stored report that answers a question, or plays the file after all exports. `nowMs` is the time at which the
 * question was composed. Throws `expired-check` if the file is no longer stored, `no-browser`, `timed-out` or `busy`.
 */
export async function answerQuestion(
  { recipes, jobs }: Pick<ExportContext, 'recipes' | 'jobs'>,
  options: {
    question: PublishingQuestion;
    /** How the finished file is stored; null for an uploaded file. */
    parts: readonly FilePart[] | null;
    fileName: string;
    sessionId: string;
    nowMs: number;
    signal: AbortSignal;
    onProgress: NonNullable<JobRequest<object, unknown>['onProgress']>;
  },
): Promise<StoredPublishing> {
  const { question, parts, fileName, sessionId, nowMs, signal, onProgress } = options;
  const known = await findStoredPublishing(recipes, question);
  if (known !== null) return known;
  return await jobs.run({
    job: publishingJob,
    data: { question, parts, fileName, nowMs },
    priority: 'later',
    owner: sessionId,
    answerWithinMs: serverTimings.exportAnswerMs,
    ...{ signal, onProgress },
  });
}
