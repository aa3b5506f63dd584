import { goldStops, verticalGradient, type Stop } from './metal.ts';
import { runIsolated, type Paint } from './paint.ts';

/** The coloring of a shape. Lengths are in pixels of the current transformation. */
export interface Enamel {
  /** The top and bottom of the shape, where its gradients start and end. */
  top: number;
  bottom: number;
  face: readonly Stop[];
  rim?: readonly Stop[];
  rimPx?: number;
  outline?: string;
}

/** Fills `shape` like enamel on a badge: dark outline, metal rim, coloured face, inner shade and a gloss on top. */
export function drawEnamel(paint: Paint, shape: Path2D, enamel: Enamel): void {
  const { top, bottom, face, rim = goldStops, rimPx = 7, outline = '#3a0a06' } = enamel;
  runIsolated(paint, () => {
    paint.lineJoin = 'round';
    runIsolated(paint, () => {
      paint.shadowColor = 'rgba(30,0,20,0.55)';
      paint.shadowBlur = 10;
      paint.shadowOffsetY = 6;
      paint.strokeStyle = outline;
      paint.lineWidth = 2 * rimPx + 6;
      paint.stroke(shape);
    });
    paint.strokeStyle = verticalGradient(paint, top - rimPx, bottom + rimPx, rim);
    paint.lineWidth = 2 * rimPx;
    paint.stroke(shape);
    paint.fillStyle = verticalGradient(paint, top, bottom, face);
    paint.fill(shape);
    paint.clip(shape);
    paint.strokeStyle = 'rgba(40,0,10,0.45)';
    paint.lineWidth = 5;
    paint.stroke(shape);
    drawGloss(paint, top, bottom);
  });
}

/** A reflection of the lamps above: bright at the upper edge, ending in a soft curve. */
function drawGloss(paint: Paint, top: number, bottom: number): void {
  const height = bottom - top;
  paint.fillStyle = verticalGradient(paint, top, top + height * 0.5, [
    [0, 'rgba(255,255,255,0.62)'],
    [1, 'rgba(255,255,255,0.06)'],
  ]);
  paint.beginPath();
  paint.ellipse(0, top + height * 0.08, height * 0.95, height * 0.36, -0.12, 0, 2 * Math.PI);
  paint.fill();
}
