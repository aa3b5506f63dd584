import type { Metadata } from 'sharp';
import type { ImageKind } from '@spinreel/config-schema/options/formats';
import { imageLimits } from '@spinreel/config-schema/limits/limits';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { runFfmpeg } from '../programs/run-ffmpeg.ts';
import { decodeImage } from './decode-image.ts';
import { openGuardedSharp } from './open-guarded-sharp.ts';
import { fail, succeed, type Outcome } from '../media-problem.ts';
import { rasteriseSvg } from './rasterise-svg.ts';

/** Bytes that sharp may decode: within the limits on pixels and frames, with SVG and BMP already converted to PNG. */
export interface OpenedImage {
  readonly bytes: Uint8Array;
  readonly metadata: Metadata;
  /** Frames of an animation; 1 for a still image. */
  readonly frameCount: number;
}

/** Opens an upload of a sniffed kind. Only SVG and BMP are decoded, and an SVG is drawn at the size of `box`. */
export async function openImage(options: {
  bytes: Uint8Array;
  kind: ImageKind;
  box: { maxWidthPx: number; maxHeightPx: number };
  signal?: AbortSignal | undefined;
}): Promise<Outcome<OpenedImage>> {
  const raster = await rasterise(options);
  if (!raster.ok) return raster;
  return await checkLimits(raster.value);
}

async function rasterise(options: Parameters<typeof openImage>[0]): Promise<Outcome<Uint8Array>> {
  const { bytes, kind, box, signal } = options;
  switch (kind) {
    case 'svg':
      return await rasteriseSvg(bytes, box, signal);
    case 'bmp':
      return await decodeBmp(bytes, signal);
    default:
      return succeed(bytes);
  }
}

async function checkLimits(bytes: Uint8Array): Promise<Outcome<OpenedImage>> {
  const read = await decodeImage(() => openGuardedSharp(bytes).metadata());
  if (!read.ok) return read;
  const metadata = read.value;
  const frameCount = metadata.pages ?? 1;
  if (frameCount > imageLimits.maxAnimationFrames) return fail('too-many-frames');
  if (metadata.width * metadata.height * frameCount > imageLimits.maxPixels) return fail('too-many-pixels');
  return succeed({ bytes, metadata, frameCount });
}

/** Converts a BMP to PNG with ffmpeg, because sharp cannot read BMP. */
function decodeBmp(bytes: Uint8Array, signal: AbortSignal | undefined): Promise<Outcome<Uint8Array>> {
  return runFfmpeg({
    input: { kind: 'bmp', from: { bytes } },
    outputOptions: ['-frames:v', '1', '-c:v', 'png', '-compression_level', '1', '-f', 'image2pipe'],
    output: 'pipe:1',
    cpuLimitMs: encoderLimits.imageCpuMs,
    signal,
  });
}
