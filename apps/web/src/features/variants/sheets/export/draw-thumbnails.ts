import type { CellImage } from '@spinreel/sheets/sheet';

/** The longest side of a thumbnail in pixels. Spreadsheets show it in half the size, so that it is sharp on dense screens. */
const longestSidePx = 144;

/** JPEG quality, 0 to 1. */
const quality = 0.8;

/** How long a download waits for thumbnails. */
const maxWaitMs = 5000;

/**
 * Draws small JPEG images of the images at these URLs, each once. Images that cannot be loaded, or not soon enough, are left
 * out.
 */
export async function drawThumbnails(urls: readonly string[]): Promise<ReadonlyMap<string, CellImage>> {
  const drawn = new Map<string, CellImage>();
  const signal = AbortSignal.timeout(maxWaitMs);
  await Promise.all(
    [...new Set(urls)].map(async (url) => {
      const image = await drawThumbnail(url, signal).catch(() => null);
      if (image !== null) drawn.set(url, image);
    }),
  );
  return drawn;
}

async function drawThumbnail(url: string, signal: AbortSignal): Promise<CellImage | null> {
  const response = await fetch(url, { signal });
  if (!response.ok) return null;
  const bitmap = await createImageBitmap(await response.blob());
  const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG has no transparency, and spreadsheets are white.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  return blob === null ? null : { bytes: new Uint8Array(await blob.arrayBuffer()), type: 'image/jpeg' };
}
