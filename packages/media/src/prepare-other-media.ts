import type { AdMedia, ImageFile, MediaFile } from '@spinreel/config-schema/ad-media';
import { assetSlots } from '@spinreel/config-schema/asset-slots';
import type { AssetHandle, ResolvedAd, ResolvedImages } from '@spinreel/config-schema/resolved-ad';
import type { OtherMedia } from './ad-parts.ts';
import { succeed, type Outcome } from './media-problem.ts';
import type { MediaSource } from './media-source.ts';
import { prepareImage } from './prepare-image.ts';
import { prepareMusic } from './prepare-music.ts';
import type { RecipeStore } from './recipe-store.ts';
import { imageRecipes, tightImageRecipe } from './recipes/image-recipe.ts';
import { musicRecipe, tightMusicRecipe } from './recipes/music-recipe.ts';

/** What `prepareOtherMedia` needs to know. */
interface OtherMediaRequest {
  readonly ad: ResolvedAd;
  /** The upload behind a handle. What it throws, this throws. */
  readonly openAsset: (handle: AssetHandle) => Promise<MediaSource>;
  readonly store: RecipeStore;
  /** Whether the ad would not fit otherwise: smaller, plainer pictures and music. */
  readonly isTight?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Told the name of each asset that is ready. */
  readonly onDone?: ((what: string) => void) | undefined;
}

/** Makes what an ad carries besides its video: the same for preview and export, and quick. The first problem ends it. */
export async function prepareOtherMedia(request: OtherMediaRequest): Promise<Outcome<OtherMedia>> {
  const [music, ...images] = await Promise.all([
    musicOf(request),
    ...imageSlotsOf(request.ad).map((slot) => imageOf(slot, request)),
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
  request: OtherMediaRequest,
): Promise<Outcome<[string, ImageFile | null]>> {
  const handle = request.ad.images[slot];
  if (handle === null) return succeed([slot, null]);
  const source = await request.openAsset(handle);
  const recipe = request.isTight ? tightImageRecipe(imageRecipes[slot]) : imageRecipes[slot];
  const image = await prepareImage({ ...request, source, recipe });
  if (!image.ok) return image;
  request.onDone?.(assetSlots[slot].name);
  return succeed([slot, image.value]);
}

async function musicOf(request: OtherMediaRequest): Promise<Outcome<MediaFile | null>> {
  if (request.ad.music === null) return succeed(null);
  const source = await request.openAsset(request.ad.music.asset);
  const recipe = request.isTight ? tightMusicRecipe : musicRecipe;
  const music = await prepareMusic({ ...request, source, recipe });
  if (music.ok) request.onDone?.(assetSlots.backgroundMusic.name);
  return music;
}

/** The places of an ad's images. */
export function imageSlotsOf(ad: ResolvedAd): (keyof ResolvedImages)[] {
  return Object.keys(ad.images) as (keyof ResolvedImages)[];
}
