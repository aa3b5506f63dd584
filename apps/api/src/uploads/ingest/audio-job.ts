import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import type { AudioKind } from '@spinreel/config-schema/options/formats';
import { type AudioFacts, inspectAudio } from '@spinreel/media/audio/inspect-audio';
import { ApiProblem } from '../../errors/api-problem.ts';
import { unwrapOutcome } from '../../errors/unwrap-outcome.ts';
import { defineJob } from '../../jobs/define-job.ts';

/** Measures uploaded music and decodes the part that an ad would play. */
export const audioJob = defineJob({
  name: 'audio',
  key: ({ mediaKind, sha256 }: { mediaKind: AudioKind; sha256: string }) => `audio:${mediaKind}:${sha256}`,
  answerWithinMs: serverTimings.quickAnswerMs,
  run: async ({ sha256, mediaKind }, { blobs, signal }): Promise<AudioFacts> => {
    const path = await blobs.localFile(sha256);
    if (path === null) throw new ApiProblem('asset-missing');
    return unwrapOutcome(await inspectAudio({ path, kind: mediaKind, signal }));
  },
});
