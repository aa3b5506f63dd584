import type { Metadata } from 'sharp';
import type { ImageKind } from '@spinreel/config-schema/formats';
import { imageLimits } from '@spinreel/config-schema/limits';
import { decodeBmp } from './decode-bmp.ts';
import type { SlotOptions } from './encoder-slot.ts';
import { guardedSharp } from './guarded-sharp.ts';
import { fail, succeed, type Outcome } from './media-problem.ts';
import { rasteriseSvg } from './rasterise-svg.ts';

/** Bytes that sharp may decode: within the limits of pixels and frames, SVG and BMP already turned into PNG. */
export interface OpenedImage {
  readonly bytes: Uint8Array;
  readonly metadata: Metadata;
  /** Frames of an animation; 1 for a still picture. */
  readonly frameCount: number;
}

/** Opens an upload of a sniffed kind. `box` is the size to which an SVG is drawn. Nothing is decoded yet but SVG and BMP. */
export async function openImage(options: {
  bytes: Uint8Array;
  kind: ImageKind;
  box: { maxWidthPx: number; maxHeightPx: number };
  slot?: SlotOptions;
}): Promise<Outcome<OpenedImage>> {
  const raster = await rasterOf(options);
  if (!raster.ok) return raster;
  return await withinLimits(raster.value);
}

async function rasterOf(options: Parameters<typeof openImage>[0]): Promise<Outcome<Uint8Array>> {
  const { bytes, kind, box, slot = {} } = options;
  switch (kind) {
    case 'svg':
      return await rasteriseSvg(bytes, box, slot);
    case 'bmp':
      return await decodeBmp(bytes, slot);
    default:
      return succeed(bytes);
  }
}

async function withinLimits(bytes: Uint8Array): Promise<Outcome<OpenedImage>> {
  try {
    const metadata = await guardedSharp(bytes).metadata();
    const frameCount = metadata.pages ?? 1;
    if (frameCount > imageLimits.maxAnimationFrames) return fail('too-many-frames');
    if (metadata.width * metadata.height * frameCount > imageLimits.maxPixels) return fail('too-many-pixels');
    return succeed({ bytes, metadata, frameCount });
  } catch (error) {
    return imageFailure(error);
  }
}

/** The problem behind an error of sharp: too many pixels, too much time, or a picture that cannot be decoded. */
export function imageFailure(error: unknown): Outcome<never> {
  const detail = error instanceof Error ? error.message : String(error);
  if (/pixel limit|dimensions/i.test(detail)) return fail('too-many-pixels', { detail });
  return fail(detail.startsWith('timeout') ? 'timed-out' : 'unreadable', { detail });
}
