import { drawGlow } from '../paint/metal.ts';
import { runIsolated, type Paint } from '../paint/paint.ts';

/** A four-pointed glint of light of `radius` pixels. */
export function drawSparkle(
  paint: Paint,
  glint: { x: number; y: number; radius: number; strength: number },
): void {
  const { x, y, radius, strength } = glint;
  if (strength <= 0) return;
  runIsolated(paint, () => {
    paint.globalCompositeOperation = 'lighter';
    paint.globalAlpha *= strength;
    drawGlow(paint, { x, y, radius: radius * 0.7 }, '255,230,160', 0.8);
    paint.translate(x, y);
    paint.fillStyle = '#ffffff';
    for (const [long, thin] of [
      [radius, radius * 0.07],
      [radius * 0.5, radius * 0.05],
    ] as const) {
      paint.beginPath();
      for (let point = 0; point < 8; point += 1) {
        const reach = point % 2 === 0 ? long : thin;
        paint.lineTo(Math.cos((point * Math.PI) / 4) * reach, Math.sin((point * Math.PI) / 4) * reach);
      }
      paint.closePath();
      paint.fill();
      paint.rotate(Math.PI / 4);
    }
  });
}
