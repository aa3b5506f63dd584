import type { EncodedMedia } from '../../src/ad-host.ts';

/** A plain image of one colour, as a host hands it over. */
export function paintedImage(colour: string, widthPx: number, heightPx: number): EncodedMedia {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = colour;
  context.fillRect(0, 0, widthPx, heightPx);
  return {
    mimeType: 'image/png',
    text: canvas.toDataURL('image/png').slice('data:image/png;base64,'.length),
  };
}
