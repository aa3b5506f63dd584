import sharp from 'sharp';
import { galleryScreens, galleryShapes, type GalleryPicture, type GalleryShape } from './play-gallery-ad.ts';

/** The height of each picture, and the gap between two. */
const heightPx = 240;
const gapPx = 8;

/** Puts the pictures of an ad on one sheet: a row for each screen, a column for each shape. Resolves to a WebP image. */
export async function drawContactSheet(pictures: readonly GalleryPicture[]): Promise<Buffer> {
  const shapes = Object.keys(galleryShapes) as GalleryShape[];
  const widths = shapes.map((shape) =>
    Math.round((galleryShapes[shape].width / galleryShapes[shape].height) * heightPx),
  );
  const lefts = widths.map(
    (_, at) => gapPx + widths.slice(0, at).reduce((sum, width) => sum + width + gapPx, 0),
  );
  const tiles = await Promise.all(
    pictures.map(async ({ shape, screen, jpeg }) => ({
      input: await sharp(jpeg).resize(widths[shapes.indexOf(shape)], heightPx).toBuffer(),
      left: lefts[shapes.indexOf(shape)] as number,
      top: gapPx + galleryScreens.indexOf(screen) * (heightPx + gapPx),
    })),
  );
  const width = gapPx + widths.reduce((sum, width) => sum + width + gapPx, 0);
  const height = gapPx + galleryScreens.length * (heightPx + gapPx);
  return sharp({ create: { width, height, channels: 3, background: '#222' } })
    .composite(tiles)
    .webp({ quality: 60 })
    .toBuffer();
}
