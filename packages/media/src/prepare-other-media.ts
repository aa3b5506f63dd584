import type { AdMedia, ImageFile, MediaFile } from '@spinreel/config-schema/ad/ad-media';
import { assetSlots } from '@spinreel/config-schema/options/asset-slots';
import type { AssetHandle, ResolvedAd, ResolvedImages } from '@spinreel/config-schema/ad/resolved-ad';
import type { OtherMedia } from './compute-video-budget-bytes.ts';
import { succeed, type Outcome } from './media-problem.ts';
import type { MediaSource } from './media-source.ts';
import { prepareImage } from './images/prepare-image.ts';
import { prepareMusic } from './audio/prepare-music.ts';
import type { RecipeStore } from './recipes/recipe-store.ts';
import { imageRecipes, tightenImageRecipe } from './recipes/image-recipe.ts';
import { musicRecipe, tightMusicRecipe } from './recipes/music-recipe.ts';

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
export function listImageSlots(ad: ResolvedAd): (keyof ResolvedImages)[] {
  return Object.keys(ad.images) as (keyof ResolvedImages)[];
}
