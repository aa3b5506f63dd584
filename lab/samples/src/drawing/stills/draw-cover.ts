import { drawBackdrop } from '../scenery/draw-backdrop.ts';
import { drawCoinPile } from '../scenery/draw-coin-pile.ts';
import { drawFlyingCoin } from '../scenery/draw-flying-coin.ts';
import { drawReels } from '../scenery/draw-reels.ts';
import { drawFrameBulbs, drawSlotFrame } from '../scenery/draw-slot-frame.ts';
import { drawSparkle } from '../scenery/draw-sparkle.ts';
import { drawLettering, rubyFace, sunFace } from '../paint/lettering.ts';
import { drawGlow, verticalGradient } from '../paint/metal.ts';
import { runIsolated, type Paint } from '../paint/paint.ts';
import type { SlotLayout } from '../scenery/slot-layout.ts';
import type { SymbolName } from '../symbols/symbol-sprites.ts';

const layout: SlotLayout = {
  columns: 3,
  rows: 3,
  x: 201,
  y: 620,
  cellWidth: 226,
  cellHeight: 186,
  framePx: 46,
};
const reels: readonly (readonly SymbolName[])[] = [
  ['bell', 'seven', 'diamond'],
  ['cherries', 'seven', 'coin'],
  ['clover', 'seven', 'bell'],
];

/** Draws the cover of the game 'Lucky Reels', 1080 x 1920. Its lower third is calm, for the ad's text and button. */
export function drawCover(paint: Paint): void {
  drawBackdrop(paint, {
    widthPx: 1080,
    heightPx: 1920,
    centreX: 540,
    centreY: 800,
    seed: 4,
    rays: 22,
    rayStrength: 0.26,
  });
  drawFloor(paint);
  drawSlotFrame(paint, layout);
  drawReels(
    paint,
    layout,
    reels.map((reel) => ({
      symbolAt: (index: number) => reel[index] ?? 'bar',
      offsets: [0],
      scaleOfRow: (row: number) => (row === 1 ? 1.08 : 0.94),
    })),
  );
  drawWinLine(paint);
  drawFrameBulbs(paint, layout, { phase: 0, excitement: 1 });
  drawCoinPile(paint, { x: 540, y: 1330, width: 980, height: 120, coinRadius: 44, coins: 130, seed: 21 });
  drawLogo(paint);
  for (const [x, y, radius, turn, tilt] of [
    [95, 700, 58, 0.5, 0.4],
    [1000, 610, 46, 2.4, 1.1],
    [62, 1010, 40, 1.2, 2.2],
    [1018, 960, 62, 0.9, 0.2],
    [985, 1190, 38, 2.7, 0.9],
    [110, 1200, 48, 2.1, 1.5],
  ] as const) {
    drawFlyingCoin(paint, { x, y, radius, turn, tilt });
  }
  for (const [x, y, radius] of [
    [236, 268, 70],
    [812, 470, 84],
    [330, 840, 60],
    [770, 800, 50],
    [120, 670, 40],
    [1010, 930, 44],
  ] as const) {
    drawSparkle(paint, { x, y, radius, strength: 0.9 });
  }
}

function drawLogo(paint: Paint): void {
  runIsolated(paint, () => {
    paint.globalCompositeOperation = 'lighter';
    drawGlow(paint, { x: 540, y: 380, radius: 560 }, '255,120,60', 0.4);
  });
  drawLettering(paint, 'LUCKY', 540, 290, {
    sizePx: 205,
    face: sunFace,
    arcRadiusPx: 1300,
    side: '#7a0a1c',
    trackingPx: 4,
    depthPx: 24,
  });
  drawLettering(paint, 'REELS', 540, 472, {
    sizePx: 190,
    face: rubyFace,
    arcRadiusPx: 1500,
    side: '#3d0030',
    trackingPx: 4,
    depthPx: 22,
  });
}

/** Draws a pool of light under the machine that fades to dark behind the ad's text. */
function drawFloor(paint: Paint): void {
  paint.fillStyle = verticalGradient(paint, 1180, 1920, [
    [0, 'rgba(20,2,40,0)'],
    [0.2, 'rgba(24,2,44,0.75)'],
    [1, 'rgba(12,0,26,0.96)'],
  ]);
  paint.fillRect(0, 1180, 1080, 740);
  runIsolated(paint, () => {
    paint.globalCompositeOperation = 'lighter';
    paint.translate(540, 1330);
    paint.scale(1, 0.26);
    drawGlow(paint, { x: 0, y: 0, radius: 640 }, '255,90,120', 0.6);
  });
}

function drawWinLine(paint: Paint): void {
  runIsolated(paint, () => {
    const y = layout.y + layout.cellHeight;
    paint.strokeStyle = '#ffd23e';
    paint.shadowColor = '#ff9000';
    paint.shadowBlur = 34;
    paint.lineWidth = 10;
    paint.beginPath();
    paint.roundRect(layout.x + 10, y + 2, 3 * layout.cellWidth - 20, layout.cellHeight - 4, 26);
    paint.stroke();
    paint.shadowBlur = 0;
    paint.strokeStyle = '#fffbe0';
    paint.lineWidth = 3;
    paint.stroke();
  });
}
