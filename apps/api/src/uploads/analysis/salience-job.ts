import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import type { ImageKind } from '@spinreel/config-schema/options/formats';
import type { SalientPart } from '@spinreel/config-schema/salience/find-salient-parts';
import { findSalience } from '@spinreel/media/salience/find-salience';
import { ApiProblem } from '../../errors/api-problem.ts';
import { unwrapOutcome } from '../../errors/unwrap-outcome.ts';
import { defineJob } from '../../jobs/define-job.ts';

/** Finds the parts of the original of an uploaded image that stand out; null if nothing does. */
export const salienceJob = defineJob({
  name: 'salience',
  key: ({ sha256 }: { sha256: string; kind: ImageKind }) => `salience:${sha256}`,
  answerWithinMs: serverTimings.quickAnswerMs,
  run: async ({ sha256, kind }, { blobs, recipes: store, signal }): Promise<SalientPart[] | null> => {
    const path = await blobs.localFile(sha256);
    if (path === null) throw new ApiProblem('not-found');
    return unwrapOutcome(await findSalience({ source: { path, kind, sha256 }, store, signal }));
  },
});
