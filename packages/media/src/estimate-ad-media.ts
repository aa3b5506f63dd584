import type { VideoFile } from '@spinreel/config-schema/ad/ad-media';
import type { AssetHandle, ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { computeVideoBudgetBytes, type OtherMedia } from './compute-video-budget-bytes.ts';
import { estimateVideoBytes } from './video/final/estimate-video-bytes.ts';
import { succeed, type Outcome } from './media-problem.ts';
import type { MediaSource } from './media-source.ts';
import { prepareOtherMedia } from './prepare-ad-media.ts';
import type { VideoFacts } from './video/probe-video.ts';
import type { RecipeStore } from './recipes/recipe-store.ts';
import { videoSettings } from './recipes/video-recipe.ts';
import { readStoredResult } from './recipes/run-recipe.ts';
import { readGameEdge } from './video/locate-game-edge.ts';
import { toVideoFile } from './video/to-video-file.ts';
import type { VideoJobFacts } from './video/video-job.ts';
import { createVideoRecipe } from './video/create-video-recipe.ts';
import { fitSize } from './video/video-size.ts';

/** An ad's media. If the video is not encoded yet, its size is estimated. */
export interface EstimatedAdMedia extends OtherMedia {
  /** The video that ships. If it is not encoded yet, zeros of the expected size. Null without a video. */
  readonly video: VideoFile | null;
  /** Whether the video is the one that ships. */
  readonly isExact: boolean;
}

/**
 * Makes an ad's images and music as an export would, and looks up its finished video without encoding it. Stored
 * results are reused. The ad may be incomplete. `budgetBytes` is the budget of its export.
 */
export async function estimateAdMedia(options: EstimateRequest): Promise<Outcome<EstimatedAdMedia>> {
  const { ad, budgetBytes, upload } = options;
  const others = await prepareOtherMedia(options);
  if (!others.ok) return others;
  if (ad.video.asset === null || upload === null) {
    return succeed({ ...others.value, video: null, isExact: false });
  }
  const { sha256 } = await options.openAsset(ad.video.asset);
  const estimateWith = (media: OtherMedia) => estimateVideo({ ...options, upload, sha256, others: media });
  const estimated = await estimateWith(others.value);
  if (estimated.video.bytes.length <= computeVideoBudgetBytes(others.value, budgetBytes))
    return succeed(estimated);
  const tight = await prepareOtherMedia({ ...options, isTight: true });
  return tight.ok ? succeed(await estimateWith(tight.value)) : tight;
}

/** The options of `estimateAdMedia`. */
interface EstimateRequest {
  readonly ad: ResolvedAd;
  readonly budgetBytes: number;
  readonly openAsset: (handle: AssetHandle) => Promise<MediaSource>;
  /** The facts of the video's upload, and the size of its mezzanine in bytes. Null without a video. */
  readonly upload: { readonly facts: VideoFacts; readonly mezzanineBytes: number } | null;
  readonly store: RecipeStore;
  readonly signal?: AbortSignal | undefined;
}

async function estimateVideo(
  options: EstimateRequest & {
    upload: NonNullable<EstimateRequest['upload']>;
    sha256: string;
    others: OtherMedia;
  },
): Promise<EstimatedAdMedia & { video: VideoFile }> {
  const { ad, upload, others, sha256: sourceSha256 } = options;
  const budgetBytes = computeVideoBudgetBytes(others, options.budgetBytes);
  const recipe = createVideoRecipe({ facts: upload.facts, video: ad.video, quality: 'final', budgetBytes });
  const stored = await readStoredResult<VideoJobFacts>({ ...options, sourceSha256, recipe });
  const gameEdge = await readGameEdge({ ...options, sourceSha256, recipe });
  if (stored) return { ...others, video: toVideoFile(recipe, stored, gameEdge), isExact: true };
  const expected = estimateVideoBytes({ ...upload, cut: recipe.cut, budgetBytes });
  const facts = {
    ...fitSize(recipe.cut.crop, videoSettings.final.maxLongSidePx),
    frameCount: recipe.cut.frameCount,
  };
  return {
    ...others,
    video: toVideoFile(recipe, { facts, bytes: new Uint8Array(expected) }, gameEdge),
    isExact: false,
  };
}
