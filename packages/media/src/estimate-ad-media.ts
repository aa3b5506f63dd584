import type { VideoFile } from '@spinreel/config-schema/ad-media';
import type { AssetHandle, ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { videoBudgetBytes, type OtherMedia } from './ad-parts.ts';
import { expectedVideoBytes } from './expected-video-bytes.ts';
import { succeed, type Outcome } from './media-problem.ts';
import type { MediaSource } from './media-source.ts';
import { prepareOtherMedia } from './prepare-other-media.ts';
import type { VideoFacts } from './probe-video.ts';
import type { RecipeStore } from './recipe-store.ts';
import { videoSettings } from './recipes/video-recipe.ts';
import { storedResult } from './run-recipe.ts';
import { videoFileOf } from './video-file-of.ts';
import type { VideoJobFacts } from './video-job.ts';
import { videoRecipeOf } from './video-recipe-of.ts';
import { fittedSize } from './video-size.ts';

/** What an ad will carry, as far as it can be told without encoding its video. */
export interface EstimatedAdMedia extends OtherMedia {
  /** The video that ships; zeros of the size that it is expected to have while it was not made yet; null without one. */
  readonly video: VideoFile | null;
  /** Whether the video is the one that ships. */
  readonly isExact: boolean;
}

/**
 * Makes an ad's images and music, as an export would, and looks for its finished video without making it. What is stored
 * is found at once. The ad need not be complete; `budgetBytes` is the one of its export.
 */
export async function estimateAdMedia(options: EstimateRequest): Promise<Outcome<EstimatedAdMedia>> {
  const { ad, budgetBytes, upload } = options;
  const others = await prepareOtherMedia(options);
  if (!others.ok) return others;
  if (ad.video.asset === null || upload === null) {
    return succeed({ ...others.value, video: null, isExact: false });
  }
  const { sha256 } = await options.openAsset(ad.video.asset);
  const estimateBeside = (media: OtherMedia) => estimateVideo({ ...options, upload, sha256, others: media });
  const estimated = await estimateBeside(others.value);
  if (estimated.video.bytes.length <= videoBudgetBytes(others.value, budgetBytes)) return succeed(estimated);
  const tight = await prepareOtherMedia({ ...options, isTight: true });
  return tight.ok ? succeed(await estimateBeside(tight.value)) : tight;
}

/** What `estimateAdMedia` needs to know. */
interface EstimateRequest {
  readonly ad: ResolvedAd;
  readonly budgetBytes: number;
  readonly openAsset: (handle: AssetHandle) => Promise<MediaSource>;
  /** What the video's upload measured, and the bytes of its quick version; null without a video. */
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
  const budgetBytes = videoBudgetBytes(others, options.budgetBytes);
  const recipe = videoRecipeOf({ facts: upload.facts, video: ad.video, quality: 'final', budgetBytes });
  const stored = await storedResult<VideoJobFacts>({ ...options, sourceSha256, recipe });
  if (stored) return { ...others, video: videoFileOf(recipe, stored), isExact: true };
  const expected = expectedVideoBytes({ ...upload, cut: recipe.cut, budgetBytes });
  const facts = {
    ...fittedSize(recipe.cut.crop, videoSettings.final.maxLongSidePx),
    frameCount: recipe.cut.frameCount,
  };
  return {
    ...others,
    video: videoFileOf(recipe, { facts, bytes: new Uint8Array(expected) }),
    isExact: false,
  };
}
