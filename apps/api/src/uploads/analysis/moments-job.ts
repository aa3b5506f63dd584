import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { findMoments, type VideoMoments } from '@spinreel/media/moments/find-moments';
import { defineJob } from '../../jobs/define-job.ts';
import { analyzeVideo } from './analyze-video.ts';

/** Finds suggested pause points and the spins in a served video. */
export const momentsJob = defineJob({
  name: 'moments',
  key: ({ sha256 }: { sha256: string }) => `moments:${sha256}`,
  answerWithinMs: serverTimings.quickAnswerMs,
  run: ({ sha256 }, { blobs, recipes: store, signal }): Promise<VideoMoments> =>
    analyzeVideo({ blobs, sha256 }, (source) => findMoments({ source, store, signal })),
});
