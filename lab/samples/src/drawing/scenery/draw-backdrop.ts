import { drawGlow, radialGradient } from '../paint/metal.ts';
import { runIsolated, type Paint } from '../paint/paint.ts';
import { seededRandom } from '../paint/seeded-random.ts';

/** A stage as seen from the audience; lengths in pixels. */
export interface Backdrop {
  widthPx: number;
  heightPx: number;
  /** The horizontal position of the light source. */
  centreX: number;
  centreY: number;
  seed: number;
  /** Turn of the rays in radians. */
  turn?: number;
  rays?: number;
  rayStrength?: number;
}

/** Draws crimson velvet that darkens towards the edges, rays of light behind the machine, and blurred lamps. */
export function drawBackdrop(paint: Paint, backdrop: Backdrop): void {
  const { widthPx, heightPx, centreX, centreY } = backdrop;
  const reach = Math.hypot(Math.max(centreX, widthPx - centreX), Math.max(centreY, heightPx - centreY));
  paint.fillStyle = radialGradient(paint, { x: centreX, y: centreY, radius: reach }, [
    [0, '#ff3f7d'],
    [0.22, '#c3125f'],
    [0.5, '#6a0c5c'],
    [0.78, '#2f0845'],
    [1, '#130326'],
  ]);
  paint.fillRect(0, 0, widthPx, heightPx);
  runIsolated(paint, () => {
    paint.globalCompositeOperation = 'lighter';
    drawRays(paint, backdrop, reach);
    drawGlow(paint, { x: centreX, y: centreY, radius: reach * 0.55 }, '255,190,120', 0.35);
    drawLamps(paint, backdrop);
  });
}

/** Wedges of light around the centre, fading outwards. */
export function drawRays(paint: Paint, backdrop: Backdrop, reach: number): void {
  const { centreX, centreY, turn = 0, rays = 18, rayStrength = 0.2 } = backdrop;
  runIsolated(paint, () => {
    paint.translate(centreX, centreY);
    paint.rotate(turn);
    paint.fillStyle = radialGradient(paint, { x: 0, y: 0, radius: reach }, [
      [0, `rgba(255,205,130,${rayStrength * 1.6})`],
      [0.45, `rgba(255,110,150,${rayStrength})`],
      [1, 'rgba(255,80,180,0)'],
    ]);
    const step = (2 * Math.PI) / rays;
    for (let ray = 0; ray < rays; ray += 1) {
      const half = step * (ray % 2 === 0 ? 0.26 : 0.17);
      paint.beginPath();
      paint.moveTo(0, 0);
      paint.arc(0, 0, reach * 1.1, ray * step - half, ray * step + half);
      paint.fill();
    }
  });
}

function drawLamps(paint: Paint, backdrop: Backdrop): void {
  const random = seededRandom(backdrop.seed);
  const unit = Math.min(backdrop.widthPx, backdrop.heightPx);
  const colours = ['255,120,190', '255,200,110', '170,110,255', '255,90,120'];
  for (let lamp = 0; lamp < 34; lamp += 1) {
    const x = random() * backdrop.widthPx;
    const y = random() * backdrop.heightPx;
    const radius = unit * (0.008 + 0.04 * random() ** 2);
    const strength = 0.06 + 0.13 * random();
    const rgb = colours[Math.floor(random() * colours.length)] ?? '255,200,110';
    paint.fillStyle = radialGradient(paint, { x, y, radius }, [
      [0, `rgba(${rgb},${strength})`],
      [0.8, `rgba(${rgb},${strength})`],
      [0.92, `rgba(${rgb},${strength * 1.7})`],
      [1, `rgba(${rgb},0)`],
    ]);
    paint.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
}
