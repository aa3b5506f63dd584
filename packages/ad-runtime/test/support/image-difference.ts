import type { Page } from 'playwright';

/**
 * The share of pixels (0 to 1) in which two JPEG images look different. Both are made small first, so that the edges
 * of letters, noise and half a pixel do not count.
 */
export async function imageDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const uris = [one, other].map((bytes) => `data:image/jpeg;base64,${bytes.toString('base64')}`);
  return page.evaluate(async (uris) => {
    const side = 64;
    const pixels = await Promise.all(
      uris.map(async (uri) => {
        const image = new Image();
        image.src = uri;
        await image.decode();
        const context = new OffscreenCanvas(side, side).getContext('2d') as OffscreenCanvasRenderingContext2D;
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, side, side);
        return context.getImageData(0, 0, side, side).data;
      }),
    );
    const [a, b] = pixels as [Uint8ClampedArray, Uint8ClampedArray];
    let different = 0;
    for (let at = 0; at < a.length; at += 4) {
      const distance = [0, 1, 2].reduce(
        (sum, channel) => sum + Math.abs((a[at + channel] as number) - (b[at + channel] as number)),
        0,
      );
      if (distance > 96) different++;
    }
    return different / (side * side);
  }, uris);
}
