import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import sharp from 'sharp';
import type { StillName } from '../drawing/stills/stills.ts';
import { sampleMedia } from '@spinreel/samples/sample-media';

/** Draws every still image and writes it to the media folder. */
export async function renderStills(page: Page): Promise<void> {
  for (const name of ['cover', 'outro', 'badge', 'background', 'ctaButton'] as const) {
    await writeFile(sampleMedia[name].path, await renderStill(page, name));
  }
}

/** Renders one image: JPEG if it is opaque, otherwise a PNG with its own palette. */
async function renderStill(page: Page, name: StillName): Promise<Buffer> {
  const image = sharp(
    Buffer.from(await page.evaluate((still) => drawingPage.drawStill(still, 'image/png', 1), name), 'base64'),
  );
  return sampleMedia[name].mimeType === 'image/png'
    ? image.png({ compressionLevel: 9, palette: true, quality: 95, colours: 256, dither: 0.6 }).toBuffer()
    : image.flatten({ background: '#130326' }).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}
