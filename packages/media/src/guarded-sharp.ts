import sharp, { type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import { imageLimits } from '@spinreel/config-schema/limits';
import { encoderLimits } from './encoder-limits.ts';

// One thread per picture: several pictures are worked on at once, and the machine has few cores.
sharp.concurrency(1);
sharp.cache(false);
// Every decoder is closed but the four that uploads need. SVG is drawn by a child process, BMP read by ffmpeg.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

/** A picture from bytes, never from a path, strict about damage and bounded in pixels. */
export function guardedSharp(
  bytes: Uint8Array,
  options: Pick<SharpOptions, 'pages' | 'animated'> = {},
): Sharp {
  const image = sharp(bytes, {
    ...options,
    failOn: 'error',
    limitInputPixels: imageLimits.maxPixels,
    sequentialRead: true,
  });
  return image.timeout({ seconds: encoderLimits.imageTimeoutMs / 1000 });
}

/** A picture from pixels that were decoded before. */
export function sharpOfPixels(pixels: Buffer, { width, height, channels }: OutputInfo): Sharp {
  return sharp(pixels, { raw: { width, height, channels } });
}
