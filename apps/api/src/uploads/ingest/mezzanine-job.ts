import type { VideoCut } from '@spinreel/api-contract/uploads';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import type { VideoKind } from '@spinreel/config-schema/options/formats';
import { makeMezzanine, type Mezzanine } from '@spinreel/media/video/make-mezzanine';
import type { VideoFacts } from '@spinreel/media/video/probe-video';
import { unwrapOutcome } from '../../errors/unwrap-outcome.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { canonicalJson } from '@spinreel/media/recipes/canonical-json';
import { computeSha256 } from '../../storage/sha256.ts';
import { missingAsset } from '../assets/asset-opener.ts';

/** A stored video, its measured properties and the crop to apply. */
interface MezzanineData {
  readonly sha256: string;
  readonly kind: VideoKind;
  readonly facts: VideoFacts;
  readonly cut: VideoCut;
}

/** Encodes the mezzanine of an uploaded video: a quick encode with the crop applied. */
export const mezzanineJob = defineJob({
  name: 'mezzanine',
  key: (data: MezzanineData) => `mezzanine:${computeSha256(canonicalJson(data))}`,
  answerWithinMs: serverTimings.quickAnswerMs,
  run: async (
    { sha256, kind, facts, cut },
    { blobs, recipes: store, signal, report },
  ): Promise<Mezzanine> => {
    const path = await blobs.localFile(sha256);
    if (path === null) throw missingAsset('gameplayVideo');
    const source = { path, kind, sha256 };
    return unwrapOutcome(await makeMezzanine({ source, facts, ...cut, store, signal, onProgress: report }));
  },
});
