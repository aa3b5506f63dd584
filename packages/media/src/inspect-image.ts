import type { ImageKind } from '@spinreel/config-schema/formats';
import { inPictureSlot, type SlotOptions } from './encoder-slot.ts';
import { guardedSharp } from './guarded-sharp.ts';
import { succeed, type Outcome } from './media-problem.ts';
import { imageFailure, openImage } from './open-image.ts';
import { imageBoxes } from './recipes/image-recipe.ts';

/** What an uploaded picture is, as it is seen. */
export interface ImageFacts {
  readonly widthPx: number;
  readonly heightPx: number;
  /** 1 for a still picture. */
  readonly frameCount: number;
  readonly hasAlpha: boolean;
}

/** Decodes every pixel of an uploaded picture once. Damaged, oversized and endless ones are problems. */
export function inspectImage(options: ImageToInspect): Promise<Outcome<ImageFacts>> {
  return inPictureSlot(options, () => decodeOnce(options));
}

/** An upload's bytes, and the kind that they were sniffed to be. */
export interface ImageToInspect extends SlotOptions {
  readonly bytes: Uint8Array;
  readonly kind: ImageKind;
}

async function decodeOnce(options: ImageToInspect): Promise<Outcome<ImageFacts>> {
  const opened = await openImage({ ...options, box: imageBoxes.fullScreen, slot: options });
  if (!opened.ok) return opened;
  const { bytes, metadata, frameCount } = opened.value;
  try {
    // Shrinking on load would skip what is damaged: each pixel is read and thrown away.
    await guardedSharp(bytes, { animated: frameCount > 1 })
      .resize({ width: 16, height: 16, fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
  } catch (error) {
    return imageFailure(error);
  }
  const { width, height } = metadata.autoOrient;
  return succeed({ widthPx: width, heightPx: height, frameCount, hasAlpha: metadata.hasAlpha ?? false });
}
