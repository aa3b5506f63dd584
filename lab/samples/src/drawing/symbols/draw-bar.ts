import { drawEnamel } from '../paint/draw-enamel.ts';
import { drawLettering } from '../paint/lettering.ts';
import type { Paint } from '../paint/paint.ts';

/** The classic BAR plate around the origin, 180 pixels wide. */
export function drawBar(paint: Paint): void {
  const plate = new Path2D();
  plate.roundRect(-86, -44, 172, 88, 18);
  drawEnamel(paint, plate, {
    top: -44,
    bottom: 44,
    rimPx: 8,
    outline: '#1c0430',
    face: [
      [0, '#8a4be0'],
      [0.5, '#4a1591'],
      [1, '#22064f'],
    ],
  });
  drawLettering(paint, 'BAR', 0, -1, { sizePx: 62, depthPx: 3, rimPx: 1.5, side: '#1c0430', trackingPx: 2 });
}
