import { drawRays } from '../scenery/draw-backdrop.ts';
import { drawFlyingCoin } from '../scenery/draw-flying-coin.ts';
import { drawSparkle } from '../scenery/draw-sparkle.ts';
import { clamp01, popUp, smoothStep } from './easing.ts';
import { drawLettering, rubyFace, sunFace } from '../paint/lettering.ts';
import { drawGlow } from '../paint/metal.ts';
import { runIsolated, paintOnCanvas, createPaintCache, type Paint } from '../paint/paint.ts';
import { seededRandom } from '../paint/seeded-random.ts';
import { bigWinStart, clip, winShown } from './slot-clip-plan.ts';

const middleX = clip.widthPx / 2;
const wordBox = { widthPx: 640, heightPx: 260 };
const gravityPxPerSecond2 = 1500;

/**
 * Draws the celebration over the machine, `elapsed` seconds after its start: darkness, rays, text, number and coins.
 */
export function drawBigWin(paint: Paint, elapsed: number): void {
  if (elapsed <= 0) return;
  const shown = smoothStep(0, 0.35, elapsed);
  paint.fillStyle = `rgba(24,0,36,${0.66 * shown})`;
  paint.fillRect(0, 0, clip.widthPx, clip.heightPx);
  runIsolated(paint, () => {
    paint.globalCompositeOperation = 'lighter';
    paint.globalAlpha = shown;
    drawRays(
      paint,
      {
        widthPx: 0,
        heightPx: 0,
        centreX: middleX,
        centreY: 300,
        seed: 0,
        turn: elapsed * 0.22,
        rays: 16,
        rayStrength: 0.34,
      },
      760,
    );
    drawGlow(paint, { x: middleX, y: 300, radius: 460 }, '255,160,40', 0.55 + 0.1 * Math.sin(elapsed * 6));
  });
  drawCoins(paint, elapsed, 'behind');
  drawWord(paint, 'BIG', 205, popUp(elapsed / 0.45), elapsed);
  drawWord(paint, 'WIN', 375, popUp((elapsed - 0.22) / 0.45), elapsed + 0.5);
  drawAmount(paint, elapsed);
  drawCoins(paint, elapsed, 'before');
  const flash = 1 - clamp01(elapsed / 0.3);
  paint.fillStyle = `rgba(255,244,214,${0.75 * flash})`;
  paint.fillRect(0, 0, clip.widthPx, clip.heightPx);
}

const wordSprite = createPaintCache((word: 'BIG' | 'WIN') =>
  paintOnCanvas(wordBox.widthPx, wordBox.heightPx, (paint) =>
    drawLettering(paint, word, wordBox.widthPx / 2, wordBox.heightPx / 2, {
      sizePx: 166,
      face: word === 'BIG' ? sunFace : rubyFace,
      depthPx: 16,
      rimPx: 9,
      side: word === 'BIG' ? '#7a1400' : '#3d0030',
      trackingPx: 4,
    }),
  ),
);

function drawWord(paint: Paint, word: 'BIG' | 'WIN', y: number, scale: number, elapsed: number): void {
  if (scale <= 0) return;
  runIsolated(paint, () => {
    paint.translate(middleX, y);
    paint.rotate(-0.04 + 0.015 * Math.sin(elapsed * 3));
    const breath = scale * (1 + 0.025 * Math.sin(elapsed * 5));
    paint.scale(breath, breath);
    paint.drawImage(wordSprite(word), -wordBox.widthPx / 2, -wordBox.heightPx / 2);
  });
  const random = seededRandom(word === 'BIG' ? 5 : 9);
  for (let glint = 0; glint < 7; glint += 1) {
    const phase = (elapsed * 0.9 + random()) % 1;
    const strength = Math.sin(Math.PI * clamp01(phase * 2.2)) * scale;
    drawSparkle(paint, {
      x: middleX + (random() - 0.5) * 350,
      y: y + (random() - 0.5) * 130,
      radius: 34,
      strength,
    });
  }
}

function drawAmount(paint: Paint, elapsed: number): void {
  const scale = popUp((elapsed - 0.4) / 0.4) * (1 + 0.03 * Math.sin(elapsed * 8));
  if (elapsed < 0.4) return;
  runIsolated(paint, () => {
    paint.translate(middleX, 530);
    paint.scale(scale, scale);
    drawLettering(paint, winShown(elapsed + bigWinStart).toLocaleString('en-US'), 0, 0, {
      sizePx: 82,
      depthPx: 8,
      rimPx: 4,
      side: '#5c1a00',
    });
  });
}

/** Draws a fountain of coins that fly up next to the text and rain down. Half of them pass in front of it. */
function drawCoins(paint: Paint, elapsed: number, layer: 'behind' | 'before'): void {
  const random = seededRandom(layer === 'behind' ? 77 : 78);
  for (let index = 0; index < 70; index += 1) {
    const flight = elapsed - random() * 3.2;
    const side = random() < 0.5 ? -1 : 1;
    const startX = middleX + side * (layer === 'behind' ? 120 + random() * 120 : 230 + random() * 160);
    const speedX = side * (20 + random() * 380);
    const speedY = 850 + random() * 560;
    const radius = layer === 'behind' ? 15 + random() * 14 : 22 + random() * 18;
    const spin = 4 + random() * 8;
    const tilt = random() * 3;
    const y = clip.heightPx + 50 - speedY * flight + (gravityPxPerSecond2 * flight ** 2) / 2;
    if (flight < 0 || y > clip.heightPx + 60) continue;
    drawFlyingCoin(paint, {
      x: startX + speedX * flight,
      y,
      radius,
      turn: spin * flight,
      tilt: tilt + flight,
    });
  }
}
