import sharp, { type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import { imageLimits } from '@spinreel/config-schema/limits/limits';
import { encoderLimits } from '../programs/encoder-limits.ts';

// One thread per image: several images are processed at once, and the machine has few cores.
sharp.concurrency(1);
sharp.cache(false);
// Only the four decoders that uploads need are unblocked. SVG is drawn by a child process, BMP is read by ffmpeg.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

/** Opens an image from bytes, never from a path, with strict error handling and a pixel limit. */
export function openGuardedSharp(
  bytes: Uint8Array,
  options: Pick<SharpOptions, 'pages' | 'animated'> = {},
): Sharp {
  const image = sharp(bytes, {
    ...options,
    failOn: 'error',
    limitInputPixels: imageLimits.maxPixels,
    sequentialRead: true,
  });
  return image.timeout({ seconds: encoderLimits.imageWallMs / 1000 });
}

/** Opens pixels that are decoded already. */
export function openPixels(pixels: Buffer, { width, height, channels }: OutputInfo): Sharp {
  return sharp(pixels, { raw: { width, height, channels } });
}
