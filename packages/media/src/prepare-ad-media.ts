import type { AdMedia, VideoFile } from '@spinreel/config-schema/ad-media';
import { assetSlots } from '@spinreel/config-schema/asset-slots';
import type { AssetHandle, ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { doesNotFit, videoBudgetBytes, type OtherMedia } from './ad-parts.ts';
import { succeed, type Outcome } from './media-problem.ts';
import type { MediaSource } from './media-source.ts';
import { imageSlotsOf, prepareOtherMedia } from './prepare-other-media.ts';
import { prepareVideo } from './prepare-video.ts';
import type { RecipeStore } from './recipe-store.ts';
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
 * Makes everything that goes into an ad from its uploads. Images and music are the same for preview and export, and the
 * video gets what they leave of the budget; where that is too little even for a poor video, they are made smaller once. The first problem ends it; an abort rejects with the signal's reason.
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
  const onDone = (what: string) => progress.report(what, 1);
  const making = prepareOtherMedia({ ...request, onDone });
  if (request.quality === 'preview') return await previewOf(request, progress, making);
  const made = await fittedMedia(request, progress, await making);
  if (made.ok || made.problem.code !== 'too-big') return made;
  // Rather plainer pictures than no ad.
  return await fittedMedia(request, progress, await prepareOtherMedia({ ...request, isTight: true }));
}

/** A preview's video has no budget, so it need not know what the others take. */
async function previewOf(
  request: AdMediaRequest,
  progress: SharedProgress,
  making: Promise<Outcome<OtherMedia>>,
): Promise<Outcome<AdMedia>> {
  const early = videoOf(request, progress, null);
  early.catch(() => {});
  const others = await making;
  if (!others.ok) return others;
  const video = await early;
  return video.ok ? succeed({ ...others.value, video: video.value }) : video;
}

async function fittedMedia(
  request: AdMediaRequest,
  progress: SharedProgress,
  others: Outcome<OtherMedia>,
): Promise<Outcome<AdMedia>> {
  if (!others.ok) return others;
  const { budgetBytes } = request;
  const video = await videoOf(request, progress, videoBudgetBytes(others.value, budgetBytes));
  if (video.ok) return succeed({ ...others.value, video: video.value });
  return video.problem.code === 'too-big' ? doesNotFit(video.problem, others.value, budgetBytes) : video;
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
