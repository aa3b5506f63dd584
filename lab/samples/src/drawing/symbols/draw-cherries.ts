import { drawEnamel } from '../paint/draw-enamel.ts';
import { radialGradient } from '../paint/metal.ts';
import { runIsolated, type Paint } from '../paint/paint.ts';

/** Two cherries on their stems with a leaf, around the origin, 180 pixels high. */
export function drawCherries(paint: Paint): void {
  runIsolated(paint, () => {
    paint.scale(0.88, 0.88);
    paint.translate(0, 2);
    drawStem(paint, new Path2D('M-36 28 C-34-20-8-62 34-88'));
    drawStem(paint, new Path2D('M42 40 C50-6 46-50 34-88'));
    const leaf = new Path2D('M32-86 C4-108-44-100-66-66 C-30-52 8-60 32-86 Z');
    drawEnamel(paint, leaf, {
      top: -100,
      bottom: -56,
      rimPx: 3,
      rim: [
        [0, '#d8ff8a'],
        [1, '#2c7a12'],
      ],
      outline: '#0c3306',
      face: [
        [0, '#9bf04a'],
        [0.6, '#3fae1f'],
        [1, '#1c6b10'],
      ],
    });
    drawCherry(paint, { x: -38, y: 46, radius: 46 });
    drawCherry(paint, { x: 44, y: 56, radius: 42 });
  });
}

function drawStem(paint: Paint, stem: Path2D): void {
  runIsolated(paint, () => {
    paint.lineCap = 'round';
    for (const [widthPx, colour] of [
      [17, '#12300a'],
      [10, '#4f9a1e'],
      [4, '#b4ee62'],
    ] as const) {
      paint.lineWidth = widthPx;
      paint.strokeStyle = colour;
      paint.stroke(stem);
    }
  });
}

function drawCherry(paint: Paint, cherry: { x: number; y: number; radius: number }): void {
  const { x, y, radius } = cherry;
  runIsolated(paint, () => {
    paint.translate(x, y);
    const round = new Path2D();
    round.arc(0, 0, radius, 0, 2 * Math.PI);
    paint.shadowColor = 'rgba(30,0,20,0.5)';
    paint.shadowBlur = 10;
    paint.shadowOffsetY = 6;
    paint.strokeStyle = '#3d0009';
    paint.lineWidth = 9;
    paint.stroke(round);
    paint.shadowColor = 'transparent';
    paint.fillStyle = radialGradient(paint, { x: -radius * 0.3, y: -radius * 0.35, radius: radius * 1.45 }, [
      [0, '#ff9d8e'],
      [0.25, '#ff3a3a'],
      [0.65, '#c60720'],
      [1, '#5d0010'],
    ]);
    paint.fill(round);
    paint.strokeStyle = 'rgba(255,150,130,0.55)';
    paint.lineWidth = 4;
    paint.beginPath();
    paint.arc(0, 0, radius - 6, 0.5, 1.9);
    paint.stroke();
    paint.fillStyle = 'rgba(255,255,255,0.88)';
    paint.beginPath();
    paint.ellipse(-radius * 0.36, -radius * 0.42, radius * 0.26, radius * 0.15, -0.7, 0, 2 * Math.PI);
    paint.fill();
  });
}
