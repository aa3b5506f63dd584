import type { VideoKind } from '@spinreel/config-schema/options/formats';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { findReels, type VideoReels } from '@spinreel/media/reels/find-reels';
import { defineJob } from '../../jobs/define-job.ts';
import { analyzeVideo } from './analyze-video.ts';

/** Finds the reels in the original of an uploaded video, because the served version may show only a part of them. */
export const reelsJob = defineJob({
  name: 'reels',
  key: ({ sha256 }: { sha256: string; kind: VideoKind }) => `reels:${sha256}`,
  answerWithinMs: serverTimings.quickAnswerMs,
  run: ({ sha256, kind }, { blobs, recipes: store, signal }): Promise<VideoReels> =>
    analyzeVideo({ blobs, sha256, kind }, (source) => findReels({ source, store, signal })),
});
