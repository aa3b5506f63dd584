import type { Sharp } from 'sharp';
import type { ImageFile } from '@spinreel/config-schema/ad-media';
import type { ImageKind } from '@spinreel/config-schema/formats';
import { inPictureSlot, type SlotOptions } from './encoder-slot.ts';
import { guardedSharp, sharpOfPixels } from './guarded-sharp.ts';
import { succeed, type Outcome } from './media-problem.ts';
import { imageFailure, openImage, type OpenedImage } from './open-image.ts';
import type { ImageRecipe } from './recipes/image-recipe.ts';

/** The picture that ships, made from an upload: upright, within the recipe's box, without metadata. */
export function optimiseImage(options: ImageJob): Promise<Outcome<ImageFile>> {
  return inPictureSlot(options.slot ?? {}, () => optimise(options));
}

/** An upload and what to make of it. */
export interface ImageJob {
  readonly bytes: Uint8Array;
  readonly kind: ImageKind;
  readonly recipe: ImageRecipe;
  readonly slot?: SlotOptions;
}

async function optimise(options: ImageJob): Promise<Outcome<ImageFile>> {
  const { recipe } = options;
  const opened = await openImage({ ...options, box: recipe });
  if (!opened.ok) return opened;
  try {
    // What cannot be kept moving, or not soon, still has its first picture.
    const animation = await animatedWebp(opened.value, recipe).catch(() => null);
    if (animation) return succeed(animation);
    return succeed(await stillImage(opened.value, recipe));
  } catch (error) {
    return imageFailure(error);
  }
}

async function animatedWebp(image: OpenedImage, recipe: ImageRecipe): Promise<ImageFile | null> {
  if (image.frameCount < 2) return null;
  const scaled = fitted(guardedSharp(image.bytes, { animated: true }), recipe);
  for (const quality of recipe.webpQualities) {
    const { data, info } = await scaled
      .clone()
      .webp({ quality, effort: recipe.webpEffort })
      .toBuffer({ resolveWithObject: true });
    // No lower quality makes up for this.
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

async function stillImage(image: OpenedImage, recipe: ImageRecipe): Promise<ImageFile> {
  // The picture is decoded and scaled once, then encoded as often as it takes.
  const { data, info } = await fitted(guardedSharp(image.bytes), recipe)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharpOfPixels(data, info);
  const size = { widthPx: info.width, heightPx: info.height };
  const webp = await smallEnoughWebp(pixels, recipe);
  const isArt = info.channels === 4 && !(await pixels().stats()).isOpaque;
  if (isArt) {
    const png = await pixels()
      .png({ palette: true, quality: recipe.palettePngQuality, effort: 7 })
      .toBuffer();
    if (png.length < webp.length) return { bytes: png, mimeType: 'image/png', ...size };
  }
  return { bytes: webp, mimeType: 'image/webp', ...size };
}

async function smallEnoughWebp(pixels: () => Sharp, recipe: ImageRecipe): Promise<Buffer> {
  let webp: Buffer = Buffer.alloc(0);
  for (const quality of recipe.webpQualities) {
    webp = await pixels().webp({ quality, effort: recipe.webpEffort, smartSubsample: true }).toBuffer();
    if (webp.length <= recipe.wantedBytes) break;
  }
  return webp;
}

function fitted(image: Sharp, recipe: ImageRecipe): Sharp {
  return image
    .autoOrient()
    .resize({ width: recipe.maxWidthPx, height: recipe.maxHeightPx, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
}
