import { verticalGradient } from '../paint/metal.ts';
import { createPaint, runIsolated, type Paint } from '../paint/paint.ts';
import { slotWindow, type SlotLayout } from './slot-layout.ts';
import { symbolSprite, type SymbolName } from '../symbols/symbol-sprites.ts';

/** One reel at one moment. */
export interface ReelView {
  /** The symbol in slot `index` of the endless strip. Slot 0 is the top row while `offset` is 0. */
  symbolAt: (index: number) => SymbolName;
  /** How far the strip has moved down, in cells, at several times within the exposure of a frame. */
  offsets: readonly number[];
  /** Scale of the symbol of a row, 1 when at rest. */
  scaleOfRow?: (row: number) => number;
}

/** Paints reels into the window, blurred along their motion, with the shading of drums. */
export function drawReels(paint: Paint, layout: SlotLayout, reels: readonly ReelView[]): void {
  const { cellWidth, rows, cellHeight } = layout;
  const exposure = createPaint(cellWidth, rows * cellHeight);
  reels.forEach((reel, column) => {
    runIsolated(paint, () => {
      reel.offsets.forEach((offset, sample) => {
        drawStrip(exposure, layout, reel, offset);
        paint.globalAlpha = 1 / (sample + 1);
        paint.drawImage(exposure.canvas, layout.x + column * cellWidth, layout.y);
      });
    });
  });
  drawDrumShade(paint, layout);
}

function drawStrip(paint: Paint, layout: SlotLayout, reel: ReelView, offset: number): void {
  const { cellWidth, cellHeight, rows } = layout;
  const height = rows * cellHeight;
  const side = Math.min(cellWidth, cellHeight) * 1.08;
  const shadePx = cellWidth * 0.07;
  paint.fillStyle = verticalGradient(paint, 0, height, [
    [0, '#e9d3b0'],
    [0.25, '#fff6e2'],
    [0.5, '#ffffff'],
    [0.75, '#fff6e2'],
    [1, '#e3c9a2'],
  ]);
  paint.fillRect(0, 0, cellWidth, height);
  for (const [x, from, to] of [
    [0, 0, shadePx],
    [cellWidth - shadePx, cellWidth, cellWidth - shadePx],
  ] as const) {
    const edge = paint.createLinearGradient(from, 0, to, 0);
    edge.addColorStop(0, 'rgba(110,40,20,0.45)');
    edge.addColorStop(1, 'rgba(110,40,20,0)');
    paint.fillStyle = edge;
    paint.fillRect(x, 0, shadePx, height);
  }
  const first = Math.floor(-offset) - 1;
  for (let slot = first; slot <= first + rows + 2; slot += 1) {
    const row = slot + offset;
    const size = side * (reel.scaleOfRow?.(Math.round(row)) ?? 1);
    const middleY = (row + 0.5) * cellHeight;
    paint.drawImage(
      symbolSprite(reel.symbolAt(slot)),
      (cellWidth - size) / 2,
      middleY - size / 2,
      size,
      size,
    );
  }
}

function drawDrumShade(paint: Paint, layout: SlotLayout): void {
  const { x, y, width, height } = slotWindow(layout);
  paint.fillStyle = verticalGradient(paint, y, y + height, [
    [0, 'rgba(40,0,40,0.72)'],
    [0.09, 'rgba(60,0,50,0.3)'],
    [0.22, 'rgba(60,0,50,0)'],
    [0.78, 'rgba(60,0,50,0)'],
    [0.91, 'rgba(60,0,50,0.3)'],
    [1, 'rgba(40,0,40,0.72)'],
  ]);
  paint.fillRect(x, y, width, height);
  for (let column = 1; column < layout.columns; column += 1) {
    const at = x + column * layout.cellWidth;
    const bar = paint.createLinearGradient(at - 4, 0, at + 4, 0);
    bar.addColorStop(0, '#6b3500');
    bar.addColorStop(0.4, '#ffe37d');
    bar.addColorStop(1, '#7a4203');
    paint.fillStyle = bar;
    paint.fillRect(at - 4, y, 8, height);
  }
}
