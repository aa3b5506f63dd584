/** The 2D context for all drawings, in the page of a headless browser. */
export type Paint = OffscreenCanvasRenderingContext2D;

/** Creates an empty, transparent canvas of the given size in pixels, and returns its context. */
export function createPaint(widthPx: number, heightPx: number): Paint {
  const paint = new OffscreenCanvas(Math.ceil(widthPx), Math.ceil(heightPx)).getContext('2d');
  if (paint === null) throw new Error('This browser has no 2D canvas.');
  paint.imageSmoothingQuality = 'high';
  return paint;
}

/** Creates a canvas of the given size and lets `draw` paint on it. */
export function paintOnCanvas(
  widthPx: number,
  heightPx: number,
  draw: (paint: Paint) => void,
): OffscreenCanvas {
  const paint = createPaint(widthPx, heightPx);
  draw(paint);
  return paint.canvas;
}

/** Runs `draw` with its own transformation, clip and styles, then restores the previous ones. */
export function runIsolated(paint: Paint, draw: () => void): void {
  paint.save();
  draw();
  paint.restore();
}

/** Creates a function that paints once per key and then returns the same canvas again. */
export function createPaintCache<Key extends string>(
  draw: (key: Key) => OffscreenCanvas,
): (key: Key) => OffscreenCanvas {
  const made = new Map<Key, OffscreenCanvas>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const canvas = draw(key);
    made.set(key, canvas);
    return canvas;
  };
}
