import type { FilmstripLayout } from '@spinreel/config-schema/limits/filmstrip-layout';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { makeFilmstrip } from '@spinreel/media/video/make-filmstrip';
import { defineJob } from '../../jobs/define-job.ts';
import { analyzeVideo } from './analyze-video.ts';

/** Renders the filmstrip of a served video: frames as the tiles of one JPEG. */
export const filmstripJob = defineJob({
  name: 'filmstrip',
  key: ({ sha256 }: { sha256: string; layout: FilmstripLayout }) => `filmstrip:${sha256}`,
  answerWithinMs: serverTimings.quickAnswerMs,
  run: ({ sha256, layout }, { blobs, recipes: store, signal }): Promise<Uint8Array> =>
    analyzeVideo({ blobs, sha256 }, (source) => makeFilmstrip({ source, layout, store, signal })),
});
