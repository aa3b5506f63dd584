import type { AdMedia, ImageFile, MediaFile, VideoFile } from '@spinreel/config-schema/ad-media';
import { assetSlots } from '@spinreel/config-schema/asset-slots';
import type { AssetHandle, ResolvedAd, ResolvedImages } from '@spinreel/config-schema/resolved-ad';
import { doesNotFit, videoBudgetBytes, type OtherMedia } from './ad-parts.ts';
import { succeed, type Outcome } from './media-problem.ts';
import type { MediaSource } from './media-source.ts';
import { prepareImage } from './prepare-image.ts';
import { prepareMusic } from './prepare-music.ts';
import { prepareVideo } from './prepare-video.ts';
import type { RecipeStore } from './recipe-store.ts';
import { imageRecipes } from './recipes/image-recipe.ts';
import { createSharedProgress, type SharedProgress } from './shared-progress.ts';

/** What `prepareAdMedia` needs to know. */
export interface AdMediaRequest {
  readonly ad: ResolvedAd;
  /** 'preview' is quick and without a limit; 'final' is the best that fits the budget. */
  readonly quality: 'preview' | 'final';
  /** Raw bytes for all media together, as the network's file has room for; of no meaning for a preview. */
  readonly budgetBytes: number;
  /** The upload behind a handle. What it throws, this throws. */
  readonly openAsset: (handle: AssetHandle) => Promise<MediaSource>;
  readonly store: RecipeStore;
  readonly signal?: AbortSignal | undefined;
  /** The share that is done, 0 to 1 and never falling, and the asset's name that moved it. */
  readonly onProgress?: ((share: number, what: string) => void) | undefined;
}

/**
 * Makes everything that goes into an ad from its uploads. Images and music are the same for preview and export; the
 * video gets what they leave of the budget. The first problem ends it; an abort rejects with the signal's reason.
 *
 * @example
 * const media = await prepareAdMedia({ ad, quality: 'final', budgetBytes: 3_700_000, openAsset, store });
 */
export async function prepareAdMedia(request: AdMediaRequest): Promise<Outcome<AdMedia>> {
  const stop = new AbortController();
  const signal = request.signal ? AbortSignal.any([request.signal, stop.signal]) : stop.signal;
  try {
    return await prepareParts({ ...request, signal }, progressOf(request));
  } finally {
    // After a problem, what is still being made is not needed any more.
    stop.abort();
  }
}

async function prepareParts(request: AdMediaRequest, progress: SharedProgress): Promise<Outcome<AdMedia>> {
  const { quality, budgetBytes } = request;
  const making = othersOf(request, progress);
  // A preview's video has no budget, so it need not know what the others take.
  const early = quality === 'preview' ? videoOf(request, progress, null) : null;
  early?.catch(() => {});
  const others = await making;
  if (!others.ok) return others;
  const budget = videoBudgetBytes(others.value, budgetBytes);
  const video = await (early ?? videoOf(request, progress, budget));
  if (video.ok) return succeed({ ...others.value, video: video.value });
  return video.problem.code === 'too-big' ? doesNotFit(video.problem, others.value, budgetBytes) : video;
}

async function othersOf(request: AdMediaRequest, progress: SharedProgress): Promise<Outcome<OtherMedia>> {
  const [music, ...images] = await Promise.all([
    musicOf(request, progress),
    ...imageSlotsOf(request.ad).map((slot) => imageOf(slot, request, progress)),
  ]);
  if (!music.ok) return music;
  const made: [string, ImageFile | null][] = [];
  for (const image of images) {
    if (!image.ok) return image;
    made.push(image.value);
  }
  return succeed({ images: Object.fromEntries(made) as unknown as AdMedia['images'], music: music.value });
}

async function imageOf(
  slot: keyof ResolvedImages,
  request: AdMediaRequest,
  progress: SharedProgress,
): Promise<Outcome<[string, ImageFile | null]>> {
  const handle = request.ad.images[slot];
  if (handle === null) return succeed([slot, null]);
  const source = await request.openAsset(handle);
  const image = await prepareImage({ ...request, source, recipe: imageRecipes[slot] });
  if (!image.ok) return image;
  progress.report(assetSlots[slot].name, 1);
  return succeed([slot, image.value]);
}

async function musicOf(
  request: AdMediaRequest,
  progress: SharedProgress,
): Promise<Outcome<MediaFile | null>> {
  if (request.ad.music === null) return succeed(null);
  const source = await request.openAsset(request.ad.music.asset);
  const music = await prepareMusic({ ...request, source });
  if (music.ok) progress.report(assetSlots.backgroundMusic.name, 1);
  return music;
}

async function videoOf(
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

function imageSlotsOf(ad: ResolvedAd): (keyof ResolvedImages)[] {
  return Object.keys(ad.images) as (keyof ResolvedImages)[];
}

/** Nearly all of the time goes into the video. */
const videoWeight = 20;

function progressOf({ ad, onProgress }: AdMediaRequest): SharedProgress {
  const weights = new Map<string, number>([[assetSlots.gameplayVideo.name, videoWeight]]);
  for (const slot of imageSlotsOf(ad)) {
    if (ad.images[slot] !== null) weights.set(assetSlots[slot].name, 1);
  }
  if (ad.music !== null) weights.set(assetSlots.backgroundMusic.name, 1);
  return createSharedProgress(weights, onProgress);
}
