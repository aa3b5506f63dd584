import type { VideoCut } from '@spinreel/api-contract/video-cut';
import type { VideoKind } from '@spinreel/config-schema/formats';
import { makeMezzanine, type Mezzanine } from '@spinreel/media/mezzanine';
import type { VideoFacts } from '@spinreel/media/probe-video';
import { mediaValue } from '../errors/media-value.ts';
import { missingAsset } from '../exports/asset-opener.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { JobContext } from '../jobs/product-jobs.ts';

/** The quick version of an uploaded video, with its cut baked in. */
export function mezzanineJob({
  blobs,
  recipes,
}: JobContext): JobHandler<{ sha256: string; kind: VideoKind; facts: VideoFacts; cut: VideoCut }, Mezzanine> {
  return async ({ sha256, kind, facts, cut }, { signal, report }) => {
    const path = await blobs.localFile(sha256);
    if (path === null) throw missingAsset('gameplayVideo');
    const source = { path, kind, sha256 };
    return mediaValue(
      await makeMezzanine({ source, facts, ...cut, store: recipes, signal, onProgress: report }),
    );
  };
}
