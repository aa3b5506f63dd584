import { drawCoin } from '../symbols/draw-coin.ts';
import { paintOnCanvas, createPaintCache, type Paint } from '../paint/paint.ts';

const sidePx = 128;
const views = 24;

/** Paints the coin turned around its vertical axis: narrow with its edge when seen from the side. */
const coinView = createPaintCache((view: `${number}`) =>
  paintOnCanvas(sidePx, sidePx, (paint) => {
    const turn = (Number(view) / views) * 2 * Math.PI;
    const width = Math.max(0.09, Math.abs(Math.cos(turn)));
    const edge = Math.sin(turn) * 13;
    paint.translate(sidePx / 2, sidePx / 2);
    paint.scale(sidePx / 216, sidePx / 216);
    for (let layer = 6; layer >= 1; layer -= 1) {
      paint.fillStyle = layer === 6 ? '#5a2f00' : '#b9770d';
      paint.beginPath();
      paint.ellipse((edge * layer) / 6, 0, 88 * width, 88, 0, 0, 2 * Math.PI);
      paint.fill();
    }
    paint.scale(width, 1);
    drawCoin(paint);
  }),
);

/** Paints a coin in the air. `turn` in radians shows it from the front to its edge, `tilt` leans it over. */
export function drawFlyingCoin(
  paint: Paint,
  coin: { x: number; y: number; radius: number; turn: number; tilt: number },
): void {
  const view = ((Math.round((coin.turn / (2 * Math.PI)) * views) % views) + views) % views;
  const half = coin.radius * (108 / 88);
  paint.save();
  paint.translate(coin.x, coin.y);
  paint.rotate(coin.tilt);
  paint.drawImage(coinView(`${view}`), -half, -half, 2 * half, 2 * half);
  paint.restore();
}
