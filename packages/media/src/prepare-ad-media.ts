import type { AdMedia, VideoFile, ImageFile, MediaFile } from '@spinreel/config-schema/ad/ad-media';
import { assetSlots } from '@spinreel/config-schema/options/asset-slots';
import type { AssetHandle, ResolvedAd, ResolvedImages } from '@spinreel/config-schema/ad/resolved-ad';
import { failTooBig, computeVideoBudgetBytes, type OtherMedia } from './compute-video-budget-bytes.ts';
import { succeed, type Outcome } from './media-problem.ts';
import type { MediaSource } from './media-source.ts';
import { prepareVideo } from './video/prepare-video.ts';
import type { RecipeStore } from './recipes/recipe-store.ts';
import { prepareImage } from './images/prepare-image.ts';
import { prepareMusic } from './audio/prepare-music.ts';
import { imageRecipes, tightenImageRecipe } from './recipes/image-recipe.ts';
import { musicRecipe, tightMusicRecipe } from './recipes/music-recipe.ts';

/** The options of `prepareAdMedia`. */
export interface AdMediaRequest {
  readonly ad: ResolvedAd;
  /** 'preview' is fast and has no size limit; 'final' is the best quality that fits the budget. */
  readonly quality: 'preview' | 'final';
  /** Raw bytes for all media together, as the network's file allows. Ignored for a preview. */
  readonly budgetBytes: number;
  /** The network's limit for the finished file in bytes, which the message about an ad that is too big names. */
  readonly limitBytes?: number | null;
  /** Opens the upload behind a handle. Its errors are passed on. */
  readonly openAsset: (handle: AssetHandle) => Promise<MediaSource>;
  readonly store: RecipeStore;
  readonly signal?: AbortSignal | undefined;
  /** Reports the share that is done, 0 to 1 and never falling, and the name of the asset in progress. */
  readonly onProgress?: ((share: number, what: string) => void) | undefined;
}

/**
 * Makes an ad's media from its uploads. Images and music are the same for preview and export. The video gets the rest
 * of the budget. If that is below the video's quality floor, images and music are made once more at a lower quality.
 * Stops at the first problem. If aborted, it rejects with the signal's reason.
 *
 * @example
 * const media = await prepareAdMedia({ ad, quality: 'final', budgetBytes: 3_700_000, openAsset, store });
 */
export async function prepareAdMedia(request: AdMediaRequest): Promise<Outcome<AdMedia>> {
  const progress = createAdProgress(request);
  const onDone = (what: string) => progress.report(what, 1);
  const made = await addVideo(request, progress, await prepareOtherMedia({ ...request, onDone }));
  if (made.ok || made.problem.code !== 'too-big') return made;
  // A lower quality is better than no ad.
  return await addVideo(request, progress, await prepareOtherMedia({ ...request, isTight: true }));
}

async function addVideo(
  request: AdMediaRequest,
  progress: SharedProgress,
  others: Outcome<OtherMedia>,
): Promise<Outcome<AdMedia>> {
  if (!others.ok) return others;
  const { quality, budgetBytes } = request;
  const videoBytes = quality === 'preview' ? null : computeVideoBudgetBytes(others.value, budgetBytes);
  const video = await prepareGameplayVideo(request, progress, videoBytes);
  if (video.ok) return succeed({ ...others.value, video: video.value });
  return video.problem.code === 'too-big' ? failTooBig(video.problem, others.value, request) : video;
}

async function prepareGameplayVideo(
  request: AdMediaRequest,
  progress: SharedProgress,
  budgetBytes: number | null,
): Promise<Outcome<VideoFile>> {
  const { ad, quality, store, signal } = request;
  if (ad.video.asset === null) throw new TypeError('An ad without a gameplay video cannot be made');
  const source = await request.openAsset(ad.video.asset);
  const { name } = assetSlots.gameplayVideo;
  const onProgress = (share: number) => progress.report(name, share);
  const video = await prepareVideo({
    source,
    video: ad.video,
    quality,
    budgetBytes,
    store,
    signal,
    onProgress,
  });
  if (video.ok) onProgress(1);
  return video;
}

/** Nearly all of the time is spent on the video. */
const videoWeight = 20;

function createAdProgress({ ad, onProgress }: AdMediaRequest): SharedProgress {
  const weights = new Map<string, number>([[assetSlots.gameplayVideo.name, videoWeight]]);
  for (const slot of listImageSlots(ad)) {
    if (ad.images[slot] !== null) weights.set(assetSlots[slot].name, 1);
  }
  if (ad.music !== null) weights.set(assetSlots.backgroundMusic.name, 1);
  return createSharedProgress(weights, onProgress);
}

/** The progress of work that has several parts, as one number. */
interface SharedProgress {
  /** Sets how much of a part is done, 0 to 1. */
  report(what: string, share: number): void;
}

/** Adds up the parts' progress by their weights. The value given to `onProgress` never falls. */
function createSharedProgress(
  weights: ReadonlyMap<string, number>,
  onProgress: ((share: number, what: string) => void) | undefined,
): SharedProgress {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const shares = new Map<string, number>();
  let reported = 0;
  return {
    report(what, share) {
      shares.set(what, Math.max(shares.get(what) ?? 0, share));
      const done = [...shares].reduce(
        (sum, [part, partShare]) => sum + partShare * (weights.get(part) ?? 0),
        0,
      );
      reported = Math.max(reported, Math.min(1, done / total));
      onProgress?.(reported, what);
    },
  };
}

/** The options of `prepareOtherMedia`. */
interface OtherMediaRequest {
  readonly ad: ResolvedAd;
  /** Opens the upload behind a handle. Its errors are passed on. */
  readonly openAsset: (handle: AssetHandle) => Promise<MediaSource>;
  readonly store: RecipeStore;
  /** Whether the ad would not fit otherwise: makes smaller, lower-quality images and music. */
  readonly isTight?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Reports the name of each asset that is ready. */
  readonly onDone?: ((what: string) => void) | undefined;
}

/** Makes all media of an ad except its video. They are the same for preview and export. Stops at the first problem. */
export async function prepareOtherMedia(request: OtherMediaRequest): Promise<Outcome<OtherMedia>> {
  const music = await prepareAdMusic(request);
  if (!music.ok) return music;
  const images: [string, ImageFile | null][] = [];
  // One after the other: an image in use by two slots is made once, and only one decoded image is in memory.
  for (const slot of listImageSlots(request.ad)) {
    const image = await prepareSlot(slot, request);
    if (!image.ok) return image;
    images.push(image.value);
  }
  return succeed({ images: Object.fromEntries(images) as unknown as AdMedia['images'], music: music.value });
}

async function prepareSlot(
  slot: keyof ResolvedImages,
  request: OtherMediaRequest,
): Promise<Outcome<[string, ImageFile | null]>> {
  const handle = request.ad.images[slot];
  if (handle === null) return succeed([slot, null]);
  const source = await request.openAsset(handle);
  const recipe = request.isTight ? tightenImageRecipe(imageRecipes[slot]) : imageRecipes[slot];
  const image = await prepareImage({ ...request, source, recipe });
  if (!image.ok) return image;
  request.onDone?.(assetSlots[slot].name);
  return succeed([slot, image.value]);
}

async function prepareAdMusic(request: OtherMediaRequest): Promise<Outcome<MediaFile | null>> {
  if (request.ad.music === null) return succeed(null);
  const source = await request.openAsset(request.ad.music.asset);
  const recipe = request.isTight ? tightMusicRecipe : musicRecipe;
  const music = await prepareMusic({ ...request, source, recipe });
  if (music.ok) request.onDone?.(assetSlots.backgroundMusic.name);
  return music;
}

/** The image slots of an ad. */
function listImageSlots(ad: ResolvedAd): (keyof ResolvedImages)[] {
  return Object.keys(ad.images) as (keyof ResolvedImages)[];
}
