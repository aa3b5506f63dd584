import type { Sharp } from 'sharp';
import type { ImageFile } from '@spinreel/config-schema/ad/ad-media';
import type { ImageKind } from '@spinreel/config-schema/options/formats';
import { decodeImage } from './decode-image.ts';
import { encodeStillImage } from './encode-still-image.ts';
import { openGuardedSharp } from './open-guarded-sharp.ts';
import type { Outcome } from '../media-problem.ts';
import { openImage, type OpenedImage } from './open-image.ts';
import type { ImageRecipe } from '../recipes/image-recipe.ts';

/** Makes the image that ships from an upload: upright, within the recipe's box, without metadata. */
export async function optimiseImage(options: {
  bytes: Uint8Array;
  kind: ImageKind;
  recipe: ImageRecipe;
  signal?: AbortSignal | undefined;
}): Promise<Outcome<ImageFile>> {
  const { recipe } = options;
  const opened = await openImage({ ...options, box: recipe });
  if (!opened.ok) return opened;
  return await decodeImage(async () => {
    // An animation that is too large or too slow to encode is replaced by its first frame.
    const animation = await encodeAnimation(opened.value, recipe).catch(() => null);
    return animation ?? (await encodeStill(opened.value, recipe));
  });
}

async function encodeAnimation(image: OpenedImage, recipe: ImageRecipe): Promise<ImageFile | null> {
  if (image.frameCount < 2) return null;
  const scaled = resizeToFit(openGuardedSharp(image.bytes, { animated: true }), recipe);
  for (const quality of recipe.webpQualities) {
    const { data, info } = await scaled
      .clone()
      .webp({ quality, effort: recipe.webpEffort })
      .toBuffer({ resolveWithObject: true });
    // A lower quality would not make up for this.
    if (data.length > 2 * recipe.maxAnimationBytes) return null;
    if (data.length > recipe.maxAnimationBytes) continue;
    return {
      bytes: data,
      mimeType: 'image/webp',
      widthPx: info.width,
      heightPx: info.pageHeight ?? info.height,
    };
  }
  return null;
}

async function encodeStill(image: OpenedImage, recipe: ImageRecipe): Promise<ImageFile> {
  // The image is decoded and scaled once, then encoded as often as necessary.
  const { data, info } = await resizeToFit(openGuardedSharp(image.bytes), recipe)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return await encodeStillImage(data, info, recipe);
}

function resizeToFit(image: Sharp, recipe: ImageRecipe): Sharp {
  return image
    .autoOrient()
    .resize({ width: recipe.maxWidthPx, height: recipe.maxHeightPx, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
}
