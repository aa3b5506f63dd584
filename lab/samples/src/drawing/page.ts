import { createPaint } from './paint/paint.ts';
import { drawSlotClipFrame } from './clip/draw-slot-clip-frame.ts';
import { clip } from './clip/slot-clip-plan.ts';
import { stills, type StillName } from './stills/stills.ts';

/** The functions that the page offers to the rendering program. Images are returned as base64. */
export interface DrawingPage {
  drawStill(name: StillName, mimeType: 'image/png' | 'image/jpeg', quality: number): Promise<string>;
  /** `scale` is how many times larger than the clip itself; 1 when left out. */
  drawClipFrame(frame: number, scale?: number): Promise<string>;
}

let clipPaint = createPaint(clip.widthPx, clip.heightPx);

const drawingPage: DrawingPage = {
  async drawStill(name, mimeType, quality) {
    const { widthPx, heightPx, draw } = stills[name];
    const paint = createPaint(widthPx, heightPx);
    draw(paint);
    return encode(paint.canvas, mimeType, quality);
  },
  async drawClipFrame(frame, scale = 1) {
    const widthPx = clip.widthPx * scale;
    if (clipPaint.canvas.width !== widthPx) {
      clipPaint = createPaint(widthPx, clip.heightPx * scale);
      clipPaint.scale(scale, scale);
    }
    drawSlotClipFrame(clipPaint, frame / clip.frameRate);
    return encode(clipPaint.canvas, 'image/jpeg', 0.96);
  },
};

async function encode(canvas: OffscreenCanvas, mimeType: string, quality: number): Promise<string> {
  const blob = await canvas.convertToBlob({ type: mimeType, quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}

Object.assign(globalThis, { drawingPage });
