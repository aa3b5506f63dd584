import { goldStops, radialGradient, verticalGradient } from '../paint/metal.ts';
import { runIsolated, type Paint } from '../paint/paint.ts';

/** A gold coin with a star around the origin, radius 88 pixels. */
export function drawCoin(paint: Paint): void {
  runIsolated(paint, () => {
    paint.shadowColor = 'rgba(30,0,20,0.5)';
    paint.shadowBlur = 9;
    paint.shadowOffsetY = 5;
    disc(paint, 90, '#5a2f00');
    paint.shadowColor = 'transparent';
    disc(paint, 86, verticalGradient(paint, -86, 86, goldStops));
    drawRidges(paint);
    disc(paint, 68, '#8a5200');
    disc(
      paint,
      65,
      radialGradient(paint, { x: -24, y: -30, radius: 120 }, [
        [0, '#fff9d2'],
        [0.35, '#ffd747'],
        [0.75, '#dd930f'],
        [1, '#8f5203'],
      ]),
    );
    const star = starPath(46, 20);
    paint.lineJoin = 'round';
    paint.lineWidth = 7;
    paint.strokeStyle = 'rgba(110,58,0,0.75)';
    paint.translate(0, 3);
    paint.stroke(star);
    paint.translate(0, -3);
    paint.fillStyle = verticalGradient(paint, -46, 46, [
      [0, '#fffdf0'],
      [0.5, '#ffdf63'],
      [1, '#d78a0a'],
    ]);
    paint.fill(star);
    paint.fillStyle = 'rgba(255,255,255,0.3)';
    paint.beginPath();
    paint.ellipse(-10, -38, 52, 24, -0.25, 0, 2 * Math.PI);
    paint.fill();
  });
}

/** A five-pointed star around the origin with the given radii in pixels. */
export function starPath(outer: number, inner: number): Path2D {
  const star = new Path2D();
  for (let corner = 0; corner < 10; corner += 1) {
    const radius = corner % 2 === 0 ? outer : inner;
    const angle = -Math.PI / 2 + (corner * Math.PI) / 5;
    star.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  star.closePath();
  return star;
}

function disc(paint: Paint, radius: number, colour: string | CanvasGradient): void {
  paint.fillStyle = colour;
  paint.beginPath();
  paint.arc(0, 0, radius, 0, 2 * Math.PI);
  paint.fill();
}

function drawRidges(paint: Paint): void {
  paint.strokeStyle = 'rgba(120,65,0,0.55)';
  paint.lineWidth = 2.4;
  for (let ridge = 0; ridge < 48; ridge += 1) {
    const angle = (ridge * Math.PI) / 24;
    paint.beginPath();
    paint.moveTo(Math.cos(angle) * 74, Math.sin(angle) * 74);
    paint.lineTo(Math.cos(angle) * 84, Math.sin(angle) * 84);
    paint.stroke();
  }
}
