import type { ImageKind } from '@spinreel/config-schema/options/formats';
import { decodeImage } from './decode-image.ts';
import { openGuardedSharp } from './open-guarded-sharp.ts';
import { succeed, type Outcome } from '../media-problem.ts';
import { openImage } from './open-image.ts';
import { imageBoxes } from '../recipes/image-recipe.ts';

const signatureBytes = 8;

/** The facts of an uploaded image, with its orientation applied. */
export interface ImageFacts {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The frames that can be decoded: 1 for a still image and for an animated PNG. */
  readonly frameCount: number;
  readonly isAnimated: boolean;
  readonly hasAlpha: boolean;
}

/** Decodes every pixel of an uploaded image once. Damaged, oversized and endless images are problems. */
export async function inspectImage(options: {
  /** The bytes of an upload, and its sniffed kind. */
  bytes: Uint8Array;
  kind: ImageKind;
  signal?: AbortSignal | undefined;
}): Promise<Outcome<ImageFacts>> {
  const opened = await openImage({ ...options, box: imageBoxes.fullScreen });
  if (!opened.ok) return opened;
  const { kind } = options;
  const { bytes, metadata, frameCount } = opened.value;
  const decoded = await decodeImage(() =>
    // Shrink-on-load would skip damaged parts, so every pixel is decoded, then discarded.
    openGuardedSharp(bytes, { animated: frameCount > 1 })
      .resize({ width: 16, height: 16, fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer(),
  );
  if (!decoded.ok) return decoded;
  const { width, height } = metadata.autoOrient;
  return succeed({
    widthPx: width,
    heightPx: height,
    frameCount,
    isAnimated: frameCount > 1 || (kind === 'png' && isAnimatedPng(bytes)),
    hasAlpha: metadata.hasAlpha ?? false,
  });
}

/**
 * Whether a PNG has several frames. sharp decodes only the first one and does not report the others. The chunk `acTL` of
 * an animated PNG states their number, and precedes the first image data.
 */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = signatureBytes;
  while (offset + 12 <= png.length) {
    const name = png.toString('latin1', offset + 4, offset + 8);
    if (name === 'acTL') return png.readUInt32BE(offset + 8) > 1;
    if (name === 'IDAT') return false;
    // A chunk's length, name and checksum take 12 bytes.
    offset += png.readUInt32BE(offset) + 12;
  }
  return false;
}
