import { drawBulb } from '../scenery/draw-bulbs.ts';
import { radialGradient } from '../paint/metal.ts';
import { runIsolated, paintOnCanvas, type Paint } from '../paint/paint.ts';

const size = 1080;
const half = 90;

/** Draws quilted velvet with golden studs, 1080 x 1080: a calm background for a split-screen video. */
export function drawBackground(paint: Paint): void {
  const cushion = paintOnCanvas(2 * half, 2 * half, drawCushion);
  paint.fillStyle = '#3a0433';
  paint.fillRect(0, 0, size, size);
  for (let row = -1; row <= size / half; row += 1) {
    for (let column = -1; column <= size / half; column += 2) {
      paint.drawImage(cushion, (column - (row % 2 === 0 ? 0 : 1)) * half, (row - 1) * half);
      paint.drawImage(cushion, (column + 1 + (row % 2 === 0 ? 1 : 0)) * half, (row - 1) * half);
    }
  }
  for (let row = 0; row <= size / half; row += 1) {
    for (let column = 0; column <= size / half; column += 1) {
      if ((row + column) % 2 === 1) drawBulb(paint, { x: column * half, y: row * half, radius: 8 }, 0.35);
    }
  }
  runIsolated(paint, () => {
    paint.globalCompositeOperation = 'multiply';
    paint.fillStyle = radialGradient(paint, { x: size / 2, y: size * 0.42, radius: size * 0.78 }, [
      [0, '#ffffff'],
      [0.45, '#d9a7c9'],
      [1, '#2c0f3c'],
    ]);
    paint.fillRect(0, 0, size, size);
  });
}

/** One cushion: a rhombus that bulges towards the viewer. */
function drawCushion(paint: Paint): void {
  const rhombus = new Path2D(`M${half} 0 L${2 * half} ${half} L${half} ${2 * half} L0 ${half} Z`);
  paint.fillStyle = radialGradient(paint, { x: half - 8, y: half - 22, radius: half * 1.02 }, [
    [0, '#f0337e'],
    [0.4, '#b8145f'],
    [0.8, '#6b0747'],
    [1, '#37032f'],
  ]);
  paint.fill(rhombus);
  paint.clip(rhombus);
  paint.strokeStyle = 'rgba(20,0,25,0.75)';
  paint.lineWidth = 5;
  paint.stroke(rhombus);
  paint.strokeStyle = 'rgba(255,150,200,0.16)';
  paint.lineWidth = 3;
  paint.stroke(new Path2D(`M9 ${half} L${half} 9 L${2 * half - 9} ${half}`));
}
