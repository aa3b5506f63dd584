import { drawEnamel } from '../paint/draw-enamel.ts';
import { runIsolated, type Paint } from '../paint/paint.ts';

/** A four-leaf clover around the origin, 180 pixels high. */
export function drawClover(paint: Paint): void {
  runIsolated(paint, () => {
    paint.translate(0, -6);
    paint.lineCap = 'round';
    const stem = new Path2D('M0 6 C6 44 22 74 44 88');
    for (const [widthPx, colour] of [
      [20, '#06340f'],
      [12, '#1f9a35'],
      [4, '#8df08a'],
    ] as const) {
      paint.lineWidth = widthPx;
      paint.strokeStyle = colour;
      paint.stroke(stem);
    }
    for (let leaf = 0; leaf < 4; leaf += 1) {
      runIsolated(paint, () => {
        paint.rotate(Math.PI / 4 + (leaf * Math.PI) / 2);
        drawLeaf(paint);
      });
    }
  });
}

function drawLeaf(paint: Paint): void {
  const heart = new Path2D('M0-4 C-22-22-46-40-42-66 C-38-88-8-90 0-70 C8-90 38-88 42-66 C46-40 22-22 0-4 Z');
  drawEnamel(paint, heart, {
    top: -86,
    bottom: -4,
    rimPx: 4,
    rim: [
      [0, '#e5ffb0'],
      [0.5, '#58c832'],
      [1, '#0d5a1a'],
    ],
    outline: '#06340f',
    face: [
      [0, '#8bf06a'],
      [0.5, '#25b33c'],
      [1, '#0a6b22'],
    ],
  });
  paint.strokeStyle = 'rgba(220,255,190,0.6)';
  paint.lineWidth = 2.5;
  paint.stroke(new Path2D('M0-10 L0-58'));
}
