import { drawGlow, radialGradient } from '../paint/metal.ts';
import { runIsolated, paintOnCanvas, createPaintCache, type Paint } from '../paint/paint.ts';

const spritePx = 96;
const bulbSprite = createPaintCache((state: 'lit' | 'dark') =>
  paintOnCanvas(spritePx, spritePx, (paint) => {
    const middle = spritePx / 2;
    if (state === 'lit') drawGlow(paint, { x: middle, y: middle, radius: middle }, '255,214,120', 0.95);
    paint.fillStyle = radialGradient(
      paint,
      { x: middle - 3, y: middle - 4, radius: 17 },
      state === 'lit'
        ? [
            [0, '#ffffff'],
            [0.5, '#fff6c4'],
            [1, '#ffc94a'],
          ]
        : [
            [0, '#ffe2a0'],
            [0.5, '#c9822c'],
            [1, '#7c3b10'],
          ],
    );
    paint.beginPath();
    paint.arc(middle, middle, 13, 0, 2 * Math.PI);
    paint.fill();
  }),
);

/** Draws a bulb of `radius` pixels. `brightness` is between 0 (off) and 1. */
export function drawBulb(
  paint: Paint,
  bulb: { x: number; y: number; radius: number },
  brightness: number,
): void {
  const side = (spritePx / 13) * bulb.radius;
  const paste = (state: 'lit' | 'dark') =>
    paint.drawImage(bulbSprite(state), bulb.x - side / 2, bulb.y - side / 2, side, side);
  paste('dark');
  runIsolated(paint, () => {
    paint.globalAlpha *= brightness;
    paste('lit');
  });
}

/** Centres of bulbs along a rectangle's edge, clockwise, about `gapPx` apart. */
export function bulbsAround(
  box: { x: number; y: number; width: number; height: number },
  gapPx: number,
): [number, number][] {
  const { x, y, width, height } = box;
  const across = Math.round(width / gapPx);
  const down = Math.round(height / gapPx);
  const top = Array.from({ length: across }, (_, i): [number, number] => [x + (i * width) / across, y]);
  const right = Array.from({ length: down }, (_, i): [number, number] => [
    x + width,
    y + (i * height) / down,
  ]);
  const bottom = top.map(([at]): [number, number] => [2 * x + width - at, y + height]);
  const left = right.map(([, at]): [number, number] => [x, 2 * y + height - at]);
  return [...top, ...right, ...bottom, ...left];
}
