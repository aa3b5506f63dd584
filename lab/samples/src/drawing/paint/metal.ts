import type { Paint } from './paint.ts';

/** A colour of a gradient, and its position from 0 (start) to 1 (end). */
export type Stop = readonly [share: number, colour: string];

/** Polished gold under stage lights: a gradient from light to shadow and back. */
export const goldStops: readonly Stop[] = [
  [0, '#fff7cf'],
  [0.18, '#ffdf6b'],
  [0.42, '#e0a01c'],
  [0.5, '#a96508'],
  [0.56, '#ffd95e'],
  [0.8, '#c98312'],
  [1, '#7d4704'],
];

/** A vertical gradient from `top` to `bottom` in pixels. */
export function verticalGradient(
  paint: Paint,
  top: number,
  bottom: number,
  stops: readonly Stop[],
): CanvasGradient {
  return withStops(paint.createLinearGradient(0, top, 0, bottom), stops);
}

/** A gradient from a point outwards to `radius` pixels. */
export function radialGradient(
  paint: Paint,
  centre: { x: number; y: number; radius: number },
  stops: readonly Stop[],
): CanvasGradient {
  const { x, y, radius } = centre;
  return withStops(paint.createRadialGradient(x, y, 0, x, y, radius), stops);
}

/** Paints a soft round light of a colour. Use it with `globalCompositeOperation = 'lighter'`. */
export function drawGlow(
  paint: Paint,
  centre: { x: number; y: number; radius: number },
  rgb: string,
  strength: number,
): void {
  const { x, y, radius } = centre;
  paint.fillStyle = radialGradient(paint, centre, [
    [0, `rgba(${rgb},${strength})`],
    [0.35, `rgba(${rgb},${strength * 0.45})`],
    [0.7, `rgba(${rgb},${strength * 0.1})`],
    [1, `rgba(${rgb},0)`],
  ]);
  paint.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

function withStops(gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient {
  for (const [share, colour] of stops) gradient.addColorStop(share, colour);
  return gradient;
}
