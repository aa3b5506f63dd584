import { drawEnamel } from '../paint/draw-enamel.ts';
import type { Paint } from '../paint/paint.ts';

/** The lucky seven around the origin, 200 pixels high: ruby with a golden rim. */
export function drawSeven(paint: Paint): void {
  const seven = new Path2D(
    'M-68-84 Q-68-90-60-86 Q-30-74 0-80 Q34-88 70-82 L76-78 L72-44 C36-2 14 40 12 88 L-46 88 C-42 40-22 2 12-32 ' +
      'Q-8-40-34-34 Q-48-30-52-10 L-76-10 Z',
  );
  drawEnamel(paint, seven, {
    top: -88,
    bottom: 88,
    rimPx: 8,
    face: [
      [0, '#ff8a70'],
      [0.25, '#ff2d2d'],
      [0.6, '#c8001e'],
      [1, '#6d0014'],
    ],
  });
}
