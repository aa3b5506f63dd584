/**
 * A program of its own: SVG on standard input, PNG on standard output, the box to fill as two arguments in pixels. It
 * runs apart because no time-out inside a process stops a hostile SVG; its parent ends it by force. The document comes
 * as bytes, so it has no folder and its references to files and addresses lead nowhere.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { imageLimits } from '@spinreel/config-schema/limits';

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
