import { goldStops, verticalGradient, type Stop } from '../paint/metal.ts';
import { runIsolated, type Paint } from '../paint/paint.ts';

const night: readonly Stop[] = [
  [0, '#1b0630'],
  [0.5, '#3d0d57'],
  [1, '#19042b'],
];

/** A rounded plate with a golden rim, for names and numbers; lengths in pixels. */
export function drawPlaque(
  paint: Paint,
  box: { x: number; y: number; width: number; height: number; radius: number; rimPx: number },
  face: readonly Stop[] = night,
): void {
  const { x, y, width, height, radius, rimPx } = box;
  const plate = (grow: number) => {
    const path = new Path2D();
    path.roundRect(x - grow, y - grow, width + 2 * grow, height + 2 * grow, radius + grow);
    return path;
  };
  runIsolated(paint, () => {
    paint.shadowColor = 'rgba(0,0,0,0.7)';
    paint.shadowBlur = rimPx * 3;
    paint.shadowOffsetY = rimPx;
    paint.fillStyle = '#3a1600';
    paint.fill(plate(rimPx + 2));
  });
  paint.fillStyle = verticalGradient(paint, y - rimPx, y + height + rimPx, goldStops);
  paint.fill(plate(rimPx));
  paint.fillStyle = '#2b0f00';
  paint.fill(plate(1.5));
  paint.fillStyle = verticalGradient(paint, y, y + height, face);
  paint.fill(plate(0));
  paint.fillStyle = verticalGradient(paint, y, y + height * 0.5, [
    [0, 'rgba(255,255,255,0.28)'],
    [1, 'rgba(255,255,255,0.04)'],
  ]);
  const gloss = new Path2D();
  gloss.roundRect(x + 2, y + 2, width - 4, height * 0.46, radius);
  paint.fill(gloss);
}

/** A small caption over a glowing number, centred on a plaque. */
export function drawReading(
  paint: Paint,
  reading: { caption: string; value: string; x: number; y: number; sizePx: number; rgb: string },
): void {
  const { caption, value, x, y, sizePx, rgb } = reading;
  runIsolated(paint, () => {
    paint.textAlign = 'center';
    paint.textBaseline = 'middle';
    paint.font = `bold ${sizePx * 0.42}px 'DejaVu Sans'`;
    paint.fillStyle = '#ffd98a';
    paint.fillText(caption, x, y - sizePx * 0.62);
    paint.font = `bold ${sizePx}px 'DejaVu Sans Condensed', 'DejaVu Sans'`;
    paint.shadowColor = `rgb(${rgb})`;
    paint.shadowBlur = sizePx * 0.4;
    paint.fillStyle = '#fffbe8';
    paint.fillText(value, x, y + sizePx * 0.22);
  });
}
