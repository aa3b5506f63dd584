import { drawSparkle } from '../scenery/draw-sparkle.ts';
import { drawLettering } from '../paint/lettering.ts';
import { goldStops, verticalGradient } from '../paint/metal.ts';
import { runIsolated, type Paint } from '../paint/paint.ts';

/** Draws the 'PLAY NOW' button, 600 x 200, with transparency. */
export function drawCtaButton(paint: Paint): void {
  const pill = (insetPx: number) => {
    const path = new Path2D();
    path.roundRect(18 + insetPx, 16 + insetPx, 564 - 2 * insetPx, 156 - 2 * insetPx, 78 - insetPx);
    return path;
  };
  runIsolated(paint, () => {
    paint.shadowColor = 'rgba(0,0,0,0.6)';
    paint.shadowBlur = 14;
    paint.shadowOffsetY = 10;
    paint.fillStyle = '#3a1600';
    paint.fill(pill(-2));
  });
  paint.fillStyle = verticalGradient(paint, 16, 172, goldStops);
  paint.fill(pill(0));
  paint.fillStyle = '#0b3d08';
  paint.fill(pill(11));
  paint.fillStyle = verticalGradient(paint, 30, 160, [
    [0, '#c9ff5a'],
    [0.45, '#5fd012'],
    [0.5, '#35a808'],
    [1, '#0f6e0a'],
  ]);
  paint.fill(pill(14));
  runIsolated(paint, () => {
    paint.clip(pill(14));
    paint.fillStyle = 'rgba(255,255,255,0.28)';
    paint.beginPath();
    paint.ellipse(300, 36, 270, 52, 0, 0, 2 * Math.PI);
    paint.fill();
  });
  drawLettering(paint, 'PLAY NOW', 300, 92, {
    sizePx: 74,
    face: [
      [0, '#ffffff'],
      [1, '#fff1b8'],
    ],
    rim: [
      [0, '#1c7a08'],
      [1, '#0a3d04'],
    ],
    side: '#08360a',
    depthPx: 5,
    rimPx: 3,
    trackingPx: 2,
  });
  drawSparkle(paint, { x: 78, y: 48, radius: 42, strength: 0.95 });
  drawSparkle(paint, { x: 516, y: 140, radius: 34, strength: 0.85 });
}
