import { drawBackdrop } from '../scenery/draw-backdrop.ts';
import { drawCoinPile } from '../scenery/draw-coin-pile.ts';
import { drawFlyingCoin } from '../scenery/draw-flying-coin.ts';
import { drawLettering, rubyFace, sunFace } from '../paint/lettering.ts';
import { drawGlow, goldStops, radialGradient, verticalGradient } from '../paint/metal.ts';
import { runIsolated, type Paint } from '../paint/paint.ts';
import { seededRandom } from '../paint/seeded-random.ts';

/** Draws the outro's background, 1080 x 1920, with space for a badge above the stage and for a button at the bottom. */
export function drawOutro(paint: Paint): void {
  drawBackdrop(paint, {
    widthPx: 1080,
    heightPx: 1920,
    centreX: 540,
    centreY: 660,
    seed: 9,
    rays: 26,
    rayStrength: 0.34,
  });
  runIsolated(paint, () => {
    paint.globalCompositeOperation = 'lighter';
    drawGlow(paint, { x: 540, y: 660, radius: 620 }, '255,170,60', 0.7);
  });
  drawCoinRain(paint);
  drawStage(paint);
  drawCoinPile(paint, { x: 540, y: 1250, width: 860, height: 190, coinRadius: 42, coins: 150, seed: 8 });
  drawLettering(paint, 'LUCKY', 372, 1400, { sizePx: 84, face: sunFace, side: '#7a0a1c' });
  drawLettering(paint, 'REELS', 708, 1400, { sizePx: 84, face: rubyFace, side: '#3d0030' });
  paint.fillStyle = verticalGradient(paint, 1460, 1920, [
    [0, 'rgba(12,0,26,0)'],
    [0.4, 'rgba(12,0,26,0.55)'],
    [1, 'rgba(12,0,26,0.85)'],
  ]);
  paint.fillRect(0, 1460, 1080, 460);
}

function drawCoinRain(paint: Paint): void {
  const random = seededRandom(31);
  for (let index = 0; index < 38; index += 1) {
    const far = random();
    const x = random() * 1080;
    const y = 180 + random() * 1000;
    const coin = { x, y, radius: 16 + 34 * (1 - far), turn: random() * 6.3, tilt: random() * 3 };
    // The badge is here, so coins behind it would only be covered.
    if (Math.hypot(x - 540, y - 640) < 330) continue;
    drawFlyingCoin(paint, coin);
  }
}

/** A round stage with golden edges and a lamp-lit top. */
function drawStage(paint: Paint): void {
  for (const [y, radiusX] of [
    [1330, 560],
    [1265, 470],
  ] as const) {
    const radiusY = radiusX * 0.17;
    runIsolated(paint, () => {
      paint.shadowColor = 'rgba(0,0,0,0.7)';
      paint.shadowBlur = 40;
      paint.fillStyle = verticalGradient(paint, y, y + radiusY + 90, [
        [0, '#b3124d'],
        [1, '#3d0433'],
      ]);
      paint.beginPath();
      paint.ellipse(540, y, radiusX, radiusY, 0, 0, Math.PI);
      paint.ellipse(540, y + 60, radiusX, radiusY, 0, 0, Math.PI);
      paint.rect(540 - radiusX, y, 2 * radiusX, 60);
      paint.fill();
    });
    paint.fillStyle = radialGradient(paint, { x: 540, y, radius: radiusX }, [
      [0, '#ffb26b'],
      [0.4, '#d32468'],
      [1, '#6a0c4c'],
    ]);
    paint.beginPath();
    paint.ellipse(540, y, radiusX, radiusY, 0, 0, 2 * Math.PI);
    paint.fill();
    paint.lineWidth = 12;
    paint.strokeStyle = verticalGradient(paint, y - radiusY, y + radiusY, goldStops);
    paint.stroke();
  }
}
