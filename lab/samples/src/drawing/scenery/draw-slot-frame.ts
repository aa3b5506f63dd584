import { bulbsAround, drawBulb } from './draw-bulbs.ts';
import { goldStops, verticalGradient } from '../paint/metal.ts';
import { runIsolated, type Paint } from '../paint/paint.ts';
import { slotWindow, type SlotLayout } from './slot-layout.ts';

/** Draws the golden frame around the reels, without its bulbs. */
export function drawSlotFrame(paint: Paint, layout: SlotLayout): void {
  const { framePx } = layout;
  const hole = slotWindow(layout);
  const ring = (outerPx: number, innerPx: number) => {
    const path = new Path2D();
    path.roundRect(
      hole.x - outerPx,
      hole.y - outerPx,
      hole.width + 2 * outerPx,
      hole.height + 2 * outerPx,
      outerPx + 6,
    );
    path.roundRect(
      hole.x - innerPx,
      hole.y - innerPx,
      hole.width + 2 * innerPx,
      hole.height + 2 * innerPx,
      innerPx + 6,
    );
    return path;
  };
  const top = hole.y - framePx;
  const bottom = hole.y + hole.height + framePx;
  runIsolated(paint, () => {
    paint.shadowColor = 'rgba(0,0,0,0.75)';
    paint.shadowBlur = framePx * 1.3;
    paint.shadowOffsetY = framePx * 0.4;
    paint.fillStyle = '#3a1600';
    paint.fill(ring(framePx * 1.12, -2), 'evenodd');
  });
  paint.fillStyle = verticalGradient(paint, top, bottom, goldStops);
  paint.fill(ring(framePx * 1.05, 0), 'evenodd');
  paint.fillStyle = verticalGradient(paint, top, bottom, [
    [0, '#ff2f63'],
    [0.5, '#a3063a'],
    [1, '#5a0226'],
  ]);
  paint.fill(ring(framePx * 0.86, framePx * 0.24), 'evenodd');
  paint.fillStyle = verticalGradient(paint, bottom, top, goldStops);
  paint.fill(ring(framePx * 0.24, 0), 'evenodd');
  paint.strokeStyle = 'rgba(255,250,210,0.8)';
  paint.lineWidth = 1.5;
  paint.stroke(ring(framePx * 1.02, framePx * 0.24));
}

/** Draws the bulbs on the frame. Every third is brighter, and the bright ones move with `phase` (in bulbs). */
export function drawFrameBulbs(
  paint: Paint,
  layout: SlotLayout,
  light: { phase: number; excitement: number },
): void {
  const hole = slotWindow(layout);
  const middle = layout.framePx * 0.55;
  const box = {
    x: hole.x - middle,
    y: hole.y - middle,
    width: hole.width + 2 * middle,
    height: hole.height + 2 * middle,
  };
  const radius = layout.framePx * 0.2;
  bulbsAround(box, layout.framePx * 1.5).forEach(([x, y], index) => {
    const wave = 0.5 + 0.5 * Math.cos(((index - light.phase) * 2 * Math.PI) / 3);
    drawBulb(paint, { x, y, radius }, 0.3 + (0.25 + 0.45 * light.excitement) * wave);
  });
}
