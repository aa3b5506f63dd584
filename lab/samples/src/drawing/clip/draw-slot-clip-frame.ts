import { drawBackdrop } from '../scenery/draw-backdrop.ts';
import { drawBigWin } from './draw-big-win.ts';
import { drawCoinPile } from '../scenery/draw-coin-pile.ts';
import { drawPlaque, drawReading } from '../scenery/draw-plaque.ts';
import { drawReels } from '../scenery/draw-reels.ts';
import { drawFrameBulbs, drawSlotFrame } from '../scenery/draw-slot-frame.ts';
import { smoothStep } from './easing.ts';
import { drawLettering, rubyFace, sunFace } from '../paint/lettering.ts';
import { drawGlow } from '../paint/metal.ts';
import { runIsolated, paintOnCanvas, createPaintCache, type Paint } from '../paint/paint.ts';
import {
  anticipation,
  bigWinStart,
  clip,
  clipLayout,
  isSpinning,
  reelOffset,
  reelSymbol,
  spins,
  winningColumns,
  winShown,
} from './slot-clip-plan.ts';

const exposures = 24;
const shutterSeconds = 0.7 / clip.frameRate;

/** Draws the frame of the slot clip at `time` seconds. */
export function drawSlotClipFrame(paint: Paint, time: number): void {
  drawStage(paint, time);
  drawReels(
    paint,
    clipLayout,
    Array.from({ length: clipLayout.columns }, (_, column) => ({
      symbolAt: (index: number) => reelSymbol(column, index),
      offsets: isSpinning(column, time)
        ? Array.from({ length: exposures }, (_, i) =>
            reelOffset(column, time - shutterSeconds * (i / exposures)),
          )
        : [reelOffset(column, time)],
      scaleOfRow: (row: number) => (row === 1 ? symbolPulse(column, time) : 1),
    })),
  );
  drawWinningCells(paint, time);
  drawAnticipation(paint, time);
  paint.drawImage(foreground('frame'), 0, 0);
  const excitement = Math.max(
    smoothStep(1, 1.4, time) - smoothStep(3.9, 4.1, time),
    smoothStep(5, 5.4, time),
  );
  drawFrameBulbs(paint, clipLayout, { phase: 3 * walked(time), excitement });
  drawReadings(paint, time);
  drawBigWin(paint, time - bigWinStart);
}

/** Returns how far lights and rays have moved: slowly while the machine is idle, faster while it plays. */
function walked(time: number): number {
  const first = Math.min(Math.max(time - spins[0].start, 0), 3);
  const second = Math.max(time - spins[1].start, 0);
  return first + second;
}

function drawStage(paint: Paint, time: number): void {
  drawBackdrop(paint, {
    widthPx: clip.widthPx,
    heightPx: clip.heightPx,
    centreX: clip.widthPx / 2,
    centreY: 330,
    seed: 11,
    turn: walked(time) * 0.06,
    rayStrength: 0.22,
  });
  paint.drawImage(foreground('decoration'), 0, 0);
}

const foreground = createPaintCache((layer: 'frame' | 'decoration') =>
  paintOnCanvas(clip.widthPx, clip.heightPx, (paint) => {
    if (layer === 'frame') {
      drawSlotFrame(paint, clipLayout);
      drawMarquee(paint);
      drawLettering(paint, 'LUCKY REELS', clip.widthPx / 2, 62, {
        sizePx: 48,
        face: sunFace,
        depthPx: 6,
        rimPx: 3,
        fontFamily: 'DejaVu Sans',
        side: '#5c0022',
      });
      return;
    }
    for (const [x, name, value, top] of [
      [132, 'GRAND', '250,000', 170],
      [132, 'MAJOR', '50,000', 330],
      [1148, 'MINOR', '5,000', 170],
      [1148, 'MINI', '500', 330],
    ] as const) {
      drawPlaque(paint, { x: x - 100, y: top, width: 200, height: 112, radius: 20, rimPx: 7 });
      drawLettering(paint, name, x, top + 2, { sizePx: 34, face: rubyFace, depthPx: 3, rimPx: 2.5 });
      drawReading(paint, { caption: '', value, x, y: top + 58, sizePx: 42, rgb: '255,190,60' });
    }
    for (const x of [70, 1210]) {
      drawCoinPile(paint, { x, y: 720, width: 400, height: 210, coinRadius: 30, coins: 150, seed: x });
    }
  }),
);

/** The sign above the reels. */
function drawMarquee(paint: Paint): void {
  const sign = { x: clip.widthPx / 2 - 205, y: 20, width: 410, height: 84 };
  drawPlaque(paint, { ...sign, radius: 30, rimPx: 8 }, [
    [0, '#e2134f'],
    [0.5, '#9c0640'],
    [1, '#57022c'],
  ]);
}

function drawReadings(paint: Paint, time: number): void {
  const middle = clip.widthPx / 2;
  const [first, second] = spins;
  const credit =
    time < first.start
      ? first.credit[0]
      : time < 3.95
        ? first.credit[1]
        : time < second.start
          ? second.credit[0]
          : second.credit[1];
  const plate = { y: 622, height: 74, radius: 18, rimPx: 6 };
  drawPlaque(paint, { ...plate, x: middle - 335, width: 178 });
  drawPlaque(paint, { ...plate, x: middle - 130, width: 260 });
  drawPlaque(paint, { ...plate, x: middle + 157, width: 178 });
  const reading = { y: 665, sizePx: 30, rgb: '255,170,60' };
  drawReading(paint, {
    ...reading,
    caption: 'CREDIT',
    value: credit.toLocaleString('en-US'),
    x: middle - 246,
  });
  drawReading(paint, {
    ...reading,
    caption: 'WIN',
    value: winShown(time).toLocaleString('en-US'),
    x: middle,
    sizePx: 38,
    y: 668,
  });
  drawReading(paint, { ...reading, caption: 'BET', value: '100', x: middle + 246 });
}

/** Returns the scale of a symbol: 1 at rest, larger for winning symbols once their line has won. */
function symbolPulse(column: number, time: number): number {
  const [first, second] = winningColumns;
  const wins = (columns: readonly number[]) => columns.includes(column);
  if (time > 3.6 && time < 4 && wins(first)) return 1 + 0.13 * Math.sin((Math.PI * (time - 3.6)) / 0.4);
  if (time > bigWinStart && wins(second)) return 1.04 + 0.06 * Math.sin(9 * (time - bigWinStart) + column);
  return 1;
}

function drawWinningCells(paint: Paint, time: number): void {
  const { x, y, cellWidth, cellHeight } = clipLayout;
  const shown =
    time < 5
      ? smoothStep(3.55, 3.75, time) - smoothStep(4.85, 5, time)
      : smoothStep(anticipation.end, anticipation.end + 0.15, time);
  if (shown <= 0) return;
  const columns: readonly number[] = winningColumns[time < 5 ? 0 : 1];
  runIsolated(paint, () => {
    paint.globalAlpha = shown;
    for (const column of columns) {
      const box = { x: x + column * cellWidth + 7, y: y + cellHeight + 5 };
      runIsolated(paint, () => {
        paint.globalCompositeOperation = 'lighter';
        drawGlow(
          paint,
          { x: box.x + cellWidth / 2 - 7, y: box.y + cellHeight / 2, radius: cellWidth * 0.8 },
          '255,190,40',
          0.22,
        );
      });
      paint.strokeStyle = '#ffd23e';
      paint.shadowColor = '#ff8a00';
      paint.shadowBlur = 18;
      paint.lineWidth = 6;
      paint.beginPath();
      paint.roundRect(box.x, box.y, cellWidth - 14, cellHeight - 10, 16);
      paint.stroke();
      paint.shadowBlur = 0;
      paint.strokeStyle = '#fffbe0';
      paint.lineWidth = 2;
      paint.stroke();
    }
  });
}

/** Draws a light on the last reel while it is the only one that can still decide the big win. */
function drawAnticipation(paint: Paint, time: number): void {
  const { start, end } = anticipation;
  const strength = smoothStep(start, start + 0.15, time) - smoothStep(end - 0.05, end + 0.05, time);
  if (strength <= 0) return;
  const { x, y, cellWidth, cellHeight, rows } = clipLayout;
  runIsolated(paint, () => {
    paint.globalAlpha = strength * (0.75 + 0.25 * Math.sin(time * 40));
    paint.strokeStyle = '#fff1a8';
    paint.shadowColor = '#ffae00';
    paint.shadowBlur = 36;
    paint.lineWidth = 8;
    paint.strokeRect(x + 4 * cellWidth + 4, y + 4, cellWidth - 8, rows * cellHeight - 8);
  });
}
