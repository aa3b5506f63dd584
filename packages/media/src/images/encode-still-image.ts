import type { OutputInfo, Sharp } from 'sharp';
import type { ImageFile } from '@spinreel/config-schema/ad/ad-media';
import { openPixels } from './open-guarded-sharp.ts';
import type { ImageRecipe } from '../recipes/image-recipe.ts';

/**
 * Encodes decoded pixels as the recipe says. Lossy WebP stores colour at half the resolution, so the edges of flat art
 * bleed: pixel art and logos stay lossless if that costs no or few extra bytes.
 */
export async function encodeStillImage(
  data: Buffer,
  info: OutputInfo,
  recipe: ImageRecipe,
): Promise<ImageFile> {
  const pixels = () => openPixels(data, info);
  const size = { widthPx: info.width, heightPx: info.height };
  const { fromShare, freeShare, maxTimesLossy } = recipe.flatArt;
  const isFlat = measureFlatShare(data, info) >= fromShare;
  const lossless = isFlat ? await encodeLosslessWebp(pixels, recipe) : null;
  if (lossless && lossless.length <= recipe.wantedBytes * freeShare)
    return { bytes: lossless, mimeType: 'image/webp', ...size };
  const lossy = await encodeSmallWebp(pixels, recipe);
  if (lossless && lossless.length <= lossy.length * maxTimesLossy)
    return { bytes: lossless, mimeType: 'image/webp', ...size };
  if (await hasTransparency(pixels, info)) {
    const palette = await pixels()
      .png({ palette: true, quality: recipe.palettePngQuality, effort: 7 })
      .toBuffer();
    if (palette.length < lossy.length) return { bytes: palette, mimeType: 'image/png', ...size };
  }
  return { bytes: lossy, mimeType: 'image/webp', ...size };
}

const maxMeasuredRows = 256;

/** The share of pixels that are equal to the previous pixel, 0 to 1, measured on rows spread over the image. */
function measureFlatShare(data: Buffer, { width, height, channels }: OutputInfo): number {
  const rowStep = Math.max(1, Math.floor(height / maxMeasuredRows));
  let measured = 0;
  let equal = 0;
  for (let row = 0; row < height; row += rowStep) {
    const end = (row + 1) * width * channels;
    for (let at = row * width * channels + channels; at < end; at += channels) {
      measured += 1;
      if (isLikePixelBefore(data, at, channels)) equal += 1;
    }
  }
  return measured === 0 ? 0 : equal / measured;
}

function isLikePixelBefore(data: Buffer, at: number, channels: number): boolean {
  for (let channel = 0; channel < channels; channel += 1) {
    if (data[at + channel] !== data[at + channel - channels]) return false;
  }
  return true;
}

async function hasTransparency(pixels: () => Sharp, { channels }: OutputInfo): Promise<boolean> {
  return channels === 4 && !(await pixels().stats()).isOpaque;
}

function encodeLosslessWebp(pixels: () => Sharp, recipe: ImageRecipe): Promise<Buffer> {
  return pixels().webp({ lossless: true, effort: recipe.webpEffort }).toBuffer();
}

async function encodeSmallWebp(pixels: () => Sharp, recipe: ImageRecipe): Promise<Buffer> {
  let webp: Buffer = Buffer.alloc(0);
  for (const quality of recipe.webpQualities) {
    webp = await pixels().webp({ quality, effort: recipe.webpEffort, smartSubsample: true }).toBuffer();
    if (webp.length <= recipe.wantedBytes) break;
  }
  return webp;
}
