/**
 * A separate program that converts an SVG on standard input to a PNG on standard output. Its two arguments are the size
 * of the box to fill, in pixels. It runs in its own process because no timeout inside a process stops a hostile SVG:
 * the parent kills it. The document is read as bytes, so references to files and URLs cannot be resolved.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { imageLimits } from '@spinreel/config-schema/limits/limits';

const [maxWidthPx = 1, maxHeightPx = 1] = process.argv.slice(2).map(Number);

/** Pixels per inch at which one SVG unit is one pixel. */
const unitDensity = 72;

sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

const document = await buffer(process.stdin);
const natural = await sharp(document, { limitInputPixels: false }).metadata();
const scale = Math.min(maxWidthPx / natural.width, maxHeightPx / natural.height);
const density = Math.min(100_000, Math.max(1, unitDensity * scale));
const png = await sharp(document, { density, limitInputPixels: imageLimits.maxPixels })
  .resize({ width: maxWidthPx, height: maxHeightPx, fit: 'inside' })
  .png({ compressionLevel: 1 })
  .toBuffer();
process.stdout.write(png);
